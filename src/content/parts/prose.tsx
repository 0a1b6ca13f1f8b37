import { Unbroken } from '../../ui/unbroken.tsx'
import type { Block, Inline } from '../prose.ts'

/** Draws the text of an article. Its headings are of the second level: the title is the page's. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} />
    </div>
  )
}

/** What is drawn here never moves, so its place is its name. */
const placed = <Item,>(items: readonly Item[]) => items.map((item, place) => ({ item, key: String(place) }))

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return placed(blocks).map(({ item, key }) => <OneBlock key={key} block={item} />)
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id}>
          <Inlines of={block.text} />
        </h2>
      )
    case 'paragraph':
      return (
        <p>
          <Inlines of={block.text} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.of} />
        </blockquote>
      )
    case 'list': {
      const items = placed(block.items).map(({ item, key }) => (
        <li key={key}>
          <Item blocks={item} />
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
  }
}

/** A line of a list is a line, not a paragraph. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [only, ...more] = blocks
  if (only?.kind === 'paragraph' && more.length === 0) return <Inlines of={only.text} />
  return <Blocks blocks={blocks} />
}

function Inlines({ of }: { of: readonly Inline[] }) {
  return placed(of).map(({ item, key }) => <OneInline key={key} inline={item} />)
}

function OneInline({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return <Unbroken>{inline.text}</Unbroken>
    case 'strong':
      return (
        <strong>
          <Inlines of={inline.of} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inlines of={inline.of} />
        </em>
      )
    case 'link':
      return inline.to.startsWith('/') ? (
        <a href={inline.to}>
          <Inlines of={inline.of} />
        </a>
      ) : (
        <a href={inline.to}>
          <Inlines of={inline.of} />
        </a>
      )
  }
}
