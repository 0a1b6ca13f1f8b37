// Markdown as plain data, which a component renders. No HTML passes: what looks like a tag is shown as text.
import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; of: Inline[] }
  | { kind: 'link'; to: string; of: Inline[] }
export type Block =
  | { kind: 'heading'; id: string; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'quote'; of: Block[] }

export function parseProse(markdown: string): Block[] {
  let headings = 0
  return fromMarkdown(markdown).children.flatMap((node) =>
    node.type === 'heading'
      ? [{ kind: 'heading' as const, id: `part-${++headings}`, text: inlines(node.children) }]
      : blockOf(node),
  )
}

/** The text of a heading, for a table of contents. */
export const inlineToText = (text: readonly Inline[]): string =>
  text.map((part) => (part.kind === 'text' ? part.text : inlineToText(part.of))).join('')

function blockOf(node: RootContent | BlockContent | DefinitionContent): Block[] {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
      return [{ kind: 'paragraph', text: inlines(node.children) }]
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) => item.children.flatMap(blockOf)),
        },
      ]
    case 'blockquote':
      return [{ kind: 'quote', of: node.children.flatMap(blockOf) }]
    case 'thematicBreak':
    case 'definition':
      return []
    default:
      return [{ kind: 'paragraph', text: [{ kind: 'text', text: plainOf(node) }] }]
  }
}

const inlines = (nodes: readonly PhrasingContent[]): Inline[] => nodes.map(inlineOf)

function inlineOf(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'strong':
      return { kind: 'strong', of: inlines(node.children) }
    case 'emphasis':
      return { kind: 'em', of: inlines(node.children) }
    case 'link': {
      const of = inlines(node.children)
      return isSafe(node.url) ? { kind: 'link', to: node.url, of } : { kind: 'text', text: plainOf(node) }
    }
    case 'break':
      return { kind: 'text', text: ' ' }
    default:
      return { kind: 'text', text: plainOf(node) }
  }
}

/** A page of ours, an anchor on this page, or another site over HTTPS; never a script. */
const isSafe = (to: string): boolean => /^(https:\/\/|\/(?!\/)|#|mailto:)/.test(to)

function plainOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('children' in node) return node.children.map(plainOf).join('')
  return 'alt' in node ? (node.alt ?? '') : ''
}
