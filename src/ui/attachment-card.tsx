import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from './button.tsx'
import { Progress } from './feedback/progress.tsx'
import { ErrorText } from './forms/error-text.tsx'

type AttachmentCardProps = {
  name: string
  /** Such as « 4 pages, 1,2 Mo ». */
  detail?: string
  /** A picture to show; a ruled sheet stands in for a PDF. */
  thumb?: string
  open?: { label: string; href: string }
  /** For files behind the bearer token, which a plain link cannot reach. */
  onOpen?: { label: string; act: () => void }
  remove?: { label: string; act: () => void }
  /** From 0 to 1 while it is being sent. */
  sending?: { label: string; value: number }
  /** `onRetry` where the same file may be taken at another try. */
  error?: { message: string; retryLabel: string; onRetry?: () => void }
}

/** A document in a thread or under a question box. */
export function AttachmentCard({ name, detail, thumb, open, onOpen, remove, sending, error }: AttachmentCardProps) {
  return (
    <div className="file">
      {thumb ? (
        <img className="file-thumb file-thumb--picture" src={thumb} alt="" width={52} height={64} />
      ) : (
        <span className="file-thumb" aria-hidden="true" />
      )}
      <div className="file-words">
        <b>{name}</b>
        {detail && <span className="soft">{detail}</span>}
        {sending && <Progress label={sending.label} value={sending.value} />}
      </div>
      <ErrorText id={`error-of-${name}`} live>
        {error?.message}
      </ErrorText>
      <div className="file-acts">
        {open && (
          <a href={open.href}>
            {open.label}
            <span className="sr"> {name}</span>
          </a>
        )}
        {onOpen && (
          <Button variant="link" onClick={onOpen.act}>
            {onOpen.label}
            <span className="sr"> {name}</span>
          </Button>
        )}
        {error?.onRetry && (
          <Button variant="link" onClick={error.onRetry}>
            {error.retryLabel}
            <span className="sr"> {name}</span>
          </Button>
        )}
        {remove && (
          <Button variant="link" icon={Trash2} onClick={remove.act}>
            {remove.label}
            <span className="sr"> {name}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
