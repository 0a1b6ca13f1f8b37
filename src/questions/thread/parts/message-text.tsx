import { Fragment, type ReactNode } from 'react'
import { nonBreaking } from '../../../i18n/non-breaking.ts'
import { blocksOf } from '../thread.ts'

/** Plain text of a person or of the assistant, with its paragraphs and lists. `mark` may turn parts into links. */
export function MessageText({ text, mark = (words) => words }: { text: string; mark?: (words: string) => ReactNode }) {
  return blocksOf(nonBreaking(text)).map((block, index) => {
    const key = `${block.kind}-${index}`
    if (block.kind === 'text')
      return (
        <p key={key}>
          {block.lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change their places
            <Fragment key={place}>
              {place > 0 && <br />}
              {mark(line)}
            </Fragment>
          ))}
        </p>
      )
    const items = block.items.map((item, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <li key={place}>
        <span>{mark(item)}</span>
      </li>
    ))
    return block.kind === 'numbers' ? (
      <ol className="asks" key={key}>
        {items}
      </ol>
    ) : (
      <ul className="points" key={key}>
        {items}
      </ul>
    )
  })
}
