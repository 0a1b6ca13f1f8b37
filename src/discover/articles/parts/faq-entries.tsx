import ChevronDown from 'lucide-react/icons/chevron-down'
import { Prose } from '../../../content/parts/prose.tsx'
import type { Block } from '../../../content/prose.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

type FaqEntriesProps = { entries: readonly { slug: string; title: string; blocks: readonly Block[] }[] }

/** Questions that open one by one; each can be linked to by its slug. */
export function FaqEntries({ entries }: FaqEntriesProps) {
  return (
    <div className="faq">
      {entries.map(({ slug, title, blocks }) => (
        <details key={slug} id={slug}>
          <summary>
            <span>
              <Unbroken>{title}</Unbroken>
            </span>
            <ChevronDown className="icon" />
          </summary>
          <Prose blocks={blocks} />
        </details>
      ))}
    </div>
  )
}
