import Bell from 'lucide-react/icons/bell'
import Mail from 'lucide-react/icons/mail'
import Paperclip from 'lucide-react/icons/paperclip'
import Smartphone from 'lucide-react/icons/smartphone'
import X from 'lucide-react/icons/x'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { useQuestionMessages } from '../../parts/messages.ts'
import { isWaiting } from '../../parts/question-paths.ts'
import { type SideAct, SideList } from '../../parts/side-list.tsx'
import type { QuestionView } from '../../shapes.ts'

export type MatchDialog = 'phone' | 'mail' | 'cancel'
type MeanwhileProps = { view: QuestionView; onOpen: (dialog: MatchDialog) => void }

/** What the client can do while the search runs, or until the answer is there. */
export function Meanwhile({ view, onOpen }: MeanwhileProps) {
  const { waiting } = useQuestionMessages('waiting')
  const locale = useLocale()
  const email = useAccount()?.email
  const { id, state, can } = view
  const told: SideAct = email
    ? { key: 'told', icon: Mail, label: fill(waiting.told, { email }), to: href('my-requests', locale) }
    : { key: 'told', icon: Bell, label: waiting.toldNoAddress, act: () => onOpen('mail') }
  return (
    <SideList
      title={waiting.meanwhile}
      acts={[
        { key: 'add', icon: Paperclip, label: waiting.add, to: `${href('consultation', locale, { id })}#message` },
        { key: 'phone', icon: Smartphone, label: waiting.phone, act: () => onOpen('phone') },
        !view.emailsWithheld && told,
        isWaiting(view) &&
          state !== 'UNSERVED' && {
            key: 'cancel',
            icon: X,
            label: can.stopSearch ? waiting.stop : waiting.cancel,
            act: () => onOpen('cancel'),
          },
      ]}
    />
  )
}
