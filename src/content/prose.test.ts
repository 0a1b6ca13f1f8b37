import { describe, expect, it } from 'vitest'
import { parseProse } from './prose.ts'

const text = (value: string) => ({ kind: 'text', text: value })

describe('the Markdown of an article', () => {
  it('becomes headings, paragraphs and lists', () => {
    expect(parseProse('## Où aller\n\nÀ la **mairie**.\n\n1. Écrire\n2. Attendre')).toEqual([
      { kind: 'heading', id: 'part-1', text: [text('Où aller')] },
      { kind: 'paragraph', text: [text('À la '), { kind: 'strong', of: [text('mairie')] }, text('.')] },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'paragraph', text: [text('Écrire')] }], [{ kind: 'paragraph', text: [text('Attendre')] }]],
      },
    ])
  })

  it('keeps links to secure sites and to our own pages', () => {
    expect(parseProse('[caf.fr](https://www.caf.fr)')).toEqual([
      { kind: 'paragraph', text: [{ kind: 'link', to: 'https://www.caf.fr', of: [text('caf.fr')] }] },
    ])
    expect(parseProse('[ask](/en/ask)')).toMatchObject([{ text: [{ kind: 'link', to: '/en/ask' }] }])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'http://plain.example'])(
    'shows the words of a link to %s without the link',
    (to) => {
      expect(parseProse(`[here](${to})`)).toEqual([{ kind: 'paragraph', text: [text('here')] }])
    },
  )

  it('shows a tag as the text that it is', () => {
    expect(parseProse('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', text: [text('<script>alert(1)</script>')] },
    ])
    expect(JSON.stringify(parseProse('a <img src=x onerror=y> b'))).not.toContain('"kind":"html"')
  })
})
