import { AiTag, ExpertTag } from '../../../ui/tag.tsx'
import { useQuestionMessages } from '../../parts/messages.ts'
import type { ContributionAuthor } from '../contribution.ts'

type AuthorTagsProps = { author: ContributionAuthor; gender: 'f' | 'm' | 'x' }

/** Who wrote what stands under a name: a person, the machine, or that person over the machine's draft. */
export function AuthorTags({ author, gender }: AuthorTagsProps) {
  const { shared } = useQuestionMessages('shared')
  return (
    <span className="author-tags">
      {author !== 'assistant' && <ExpertTag label={shared.expert[gender]} />}
      {author !== 'expert' && <AiTag label={author === 'assistant' ? shared.ai : shared.aiRevised} />}
    </span>
  )
}
