import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import Inbox from 'lucide-react/icons/inbox'
import MessagesSquare from 'lucide-react/icons/messages-square'
import PenLine from 'lucide-react/icons/pen-line'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useEffect, useState } from 'react'
import { AttachmentCard } from '../attachment-card.tsx'
import { Button, ButtonLink, Chip } from '../button.tsx'
import { CopyButton } from '../feedback/copy-button.tsx'
import { ConfirmDialog, Dialog } from '../feedback/dialog.tsx'
import { Empty } from '../feedback/empty.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Progress } from '../feedback/progress.tsx'
import { Counter } from '../forms/counter.tsx'
import { StarRating, Stars } from '../forms/star-rating.tsx'
import { Pagination } from '../pagination.tsx'
import { PaneTabs } from '../pane-tabs.tsx'
import { Portrait } from '../portrait.tsx'
import { Receipt } from '../receipt.tsx'
import { Segments } from '../segments.tsx'
import { Folder, Sheet, Stub } from '../sheet.tsx'
import { AiTag, ExpertTag, Here, Tag } from '../tag.tsx'
import { Countdown } from '../time/countdown.tsx'
import { DaySeparator } from '../time/day-separator.tsx'
import { Loading, Skeleton } from '../time/delayed.tsx'
import { RelativeTime, Since } from '../time/relative-time.tsx'
import { Timeline } from '../time/timeline.tsx'
import { FormsShown } from './parts-forms.tsx'
import '../css/screens/admin.css'
import '../css/screens/workspace.css'

export const meta = () => [{ title: 'Les pièces de la maison' }]

/** Every part in every state, on one page, for whoever draws the next screen. Only in development. */
export default function Parts() {
  return (
    <main id="main" className="container admin">
      <div className="admin-head">
        <h1>Les pièces de la maison</h1>
      </div>
      <Shown title="Boutons">
        <Buttons />
      </Shown>
      <Shown title="Marques">
        <p className="form-foot">
          <AiTag label="IA" /> <ExpertTag label="Experte" /> <Tag tone="brick">En retard</Tag>
          <Tag tone="moss">Répondue</Tag> <Tag>Données de démonstration</Tag> <Here now>Disponible maintenant</Here>
          <Here now={false}>Disponible demain à 8 h 30</Here> <Stars value={4.8} label="4,8 sur 5" />
        </p>
      </Shown>
      <FormsShown />
      <Shown title="Papier">
        <Papers />
      </Shown>
      <Shown title="Remarques et états">
        <States />
      </Shown>
      <Shown title="Attente">
        <Waits />
      </Shown>
      <Shown title="Documents">
        <Documents />
      </Shown>
      <Shown title="Fenêtres">
        <Dialogs />
      </Shown>
      <Shown title="Passer d’une chose à l’autre">
        <Moves />
      </Shown>
    </main>
  )
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part-shown">
      <h2>{title}</h2>
      <div className="form">{children}</div>
    </section>
  )
}

function Buttons() {
  const [pressed, setPressed] = useState(true)
  return (
    <>
      <p className="form-foot">
        <Button>Obtenir un aperçu</Button>
        <Button variant="plain">Plus tard</Button>
        <Button variant="link">Changer</Button>
        <Button busy>Envoi en cours</Button>
        <Button icon={Printer} variant="plain" size="small" shortcut="P">
          Imprimer
        </Button>
        <ButtonLink to="/fr">Un lien</ButtonLink>
        <CopyButton text="texte" words={{ copy: 'Copier le lien', copied: 'Copié', failed: 'Copie impossible' }} />
      </p>
      <p className="filters">
        <Chip aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
          Toutes
        </Chip>
        <Chip aria-pressed={!pressed} onClick={() => setPressed(!pressed)}>
          En retard
        </Chip>
      </p>
      <button type="button" className="button order">
        <span>Commander avec obligation de paiement</span>
        <small>3,00 € si un expert accepte, puis 29,00 €/mois dès le 5 décembre 2026</small>
      </button>
    </>
  )
}

function Papers() {
  return (
    <>
      <Sheet corner className="doc">
        <p>Une feuille dont le coin est relevé : ces mots sont à vous.</p>
      </Sheet>
      <Folder tab="Réponse d’expert" icon={FileText}>
        <Sheet corner behind="apricot-wash" className="doc">
          <p className="doc-short">Votre bailleur avait un mois. Il est en retard.</p>
        </Sheet>
      </Folder>
      <div>
        <Receipt
          title="Ce que vous paierez"
          note="TVA comprise"
          portraits={['/portraits/helene.svg', '/portraits/etienne.svg', '/portraits/amina.svg']}
          lines={[
            { label: 'Aujourd’hui', amount: '3,00 €', why: 'Réservés sur votre carte, prélevés si un expert accepte.' },
            { label: 'Chaque mois dès le 5 décembre', amount: '29,00 €', why: 'Questions illimitées.' },
            { label: 'Pour partir', amount: 'un e-mail', why: 'Sans motif et sans appel.' },
          ]}
        />
      </div>
      <Stub title="Une réponse utile, ou remboursée." figure="3,00 €" note="rendus sur simple e-mail">
        <p>Personne ne vous demande pourquoi.</p>
      </Stub>
    </>
  )
}

function States() {
  return (
    <>
      <Notice title="Une remarque">Votre texte est gardé dans ce navigateur.</Notice>
      <Notice tone="success" title="Enregistré">
        Votre note a été ajoutée à la réponse.
      </Notice>
      <Notice tone="danger" title="Une échéance approche">
        Troisième majoration le 12 décembre.
      </Notice>
      <ErrorState title="Vos questions n’ont pas pu être chargées." retryLabel="Réessayer" onRetry={() => {}}>
        Rien n’est perdu : elles sont toujours chez nous.
      </ErrorState>
      <Empty title="Aucune question pour l’instant" action={<ButtonLink to="/fr/ask">Poser une question</ButtonLink>}>
        Vos questions et leurs réponses se rangeront ici.
      </Empty>
    </>
  )
}

function Waits() {
  const [start, setStart] = useState<number | null>(null)
  useEffect(() => setStart(Date.now()), [])
  if (start === null) return null
  const at = (minutes: number) => new Date(start - minutes * 60_000).toISOString()
  return (
    <>
      <Loading label="Chargement de vos questions" />
      <Skeleton lines={3} label="Chargement de la conversation" />
      <Progress label="etat-des-lieux.pdf" value={0.62} />
      <Counter
        id="count"
        length={8}
        least={20}
        words={{ empty: 'vingt', one: 'encore 1 caractère', other: 'encore {n} caractères', enough: 'Assez.' }}
      />
      <Timeline
        words={{ done: 'fait', now: 'en cours', next: 'à venir' }}
        entries={[
          {
            key: 'a',
            state: 'done',
            what: 'Question reçue',
            ago: <RelativeTime at={at(9)} tag="fr-FR" absolute="18 h 02" />,
          },
          {
            key: 'b',
            state: 'done',
            what: 'Acceptée',
            ago: <RelativeTime at={at(3)} tag="fr-FR" absolute="18 h 08" />,
            more: 'Par Hélène Carpentier.',
          },
          {
            key: 'c',
            state: 'now',
            what: 'Lecture du dossier',
            ago: <Since at={at(2)} tag="fr-FR" absolute="18 h 09" template="depuis {time}" />,
          },
          { key: 'd', state: 'next', what: 'Réponse complète', ago: 'vers 18 h 18' },
        ]}
      />
      <div className="offer">
        <Countdown
          until={new Date(start + 45_000).toISOString()}
          seconds={45}
          label="Pour vous, encore"
          words={{ start: 'Une offre, {n} secondes', soon: 'Encore {n} secondes', over: 'Offre terminée' }}
        />
      </div>
      <div className="now">
        <Portrait src="/portraits/helene.svg" />
        <div>
          <p>Hélène Carpentier lit votre dossier</p>
          <p className="small">depuis 2 min, avocate à Nantes</p>
        </div>
      </div>
    </>
  )
}

function Documents() {
  const retry = { message: 'Envoi interrompu.', retryLabel: 'Réessayer', onRetry: () => {} }
  return (
    <>
      <DaySeparator at="2026-11-20">Vendredi 20 novembre</DaySeparator>
      <AttachmentCard name="etat-des-lieux.pdf" detail="4 pages, 1,2 Mo" open={{ label: 'Ouvrir', href: '#' }} />
      <AttachmentCard name="photo-de-la-cuisine.jpg" sending={{ label: 'Envoi', value: 0.4 }} />
      <AttachmentCard name="bail.pdf" detail="2,0 Mo" error={retry} remove={{ label: 'Retirer', act: () => {} }} />
      <StarRating
        name="stars"
        legend="Votre note"
        words={['Inutile', 'Insuffisante', 'Correcte', 'Utile', 'Très utile']}
      />
    </>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'none' | 'plain' | 'confirm'>('none')
  const close = () => setOpen('none')
  return (
    <div className="form-foot">
      <Button variant="plain" onClick={() => setOpen('plain')}>
        Ouvrir une fenêtre
      </Button>
      <Button variant="plain" onClick={() => setOpen('confirm')}>
        Clore la question
      </Button>
      <Dialog open={open === 'plain'} onClose={close} title="Raccourcis" closeLabel="Fermer">
        <p>A : accepter. P : passer.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Clore cette question ?"
        confirmLabel="Clore pour toujours"
        cancelLabel="Garder ouverte"
        onConfirm={close}
        onCancel={close}
      >
        <p>Vous ne pourrez plus écrire à l’experte dans cette question. La réponse reste à vous.</p>
      </ConfirmDialog>
    </div>
  )
}

const panes = [
  { name: 'queue', label: 'File', icon: Inbox, news: 'une offre' },
  { name: 'talk', label: 'Échange', icon: MessagesSquare },
  { name: 'brief', label: 'Dossier', icon: FolderOpen },
  { name: 'write', label: 'Réponse', icon: PenLine },
] as const

function Moves() {
  const [pane, setPane] = useState<(typeof panes)[number]['name']>('write')
  const [period, setPeriod] = useState<'day' | 'week'>('day')
  return (
    <>
      <Pagination
        page={6}
        pages={20}
        hrefOf={(page) => `?page=${page}`}
        words={{ label: 'Pages', previous: 'Précédente', next: 'Suivante', page: 'Page {n}' }}
      />
      <div>
        <Segments
          label="Période"
          options={[
            { name: 'day', label: 'Aujourd’hui' },
            { name: 'week', label: '7 jours' },
          ]}
          current={period}
          onChange={setPeriod}
        />
      </div>
      <PaneTabs label="Volets" panes={panes} current={pane} onChange={setPane} />
    </>
  )
}
