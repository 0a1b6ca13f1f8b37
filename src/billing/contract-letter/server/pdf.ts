import { brand } from '../../../brand.ts'
import { companyLine, legalIn } from '../../../brand-legal.ts'
import { type Block, type Inline, parseProse } from '../../../content/prose.ts'
import type { LegalText } from '../../../content/server/legal.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { href } from '../../../screens.ts'
import { createPdfDocument, pdfMargin } from '../../server/pdf-document.ts'
import { printable } from '../../server/pdf-faces.ts'
import {
  type ContractFacts,
  contractConsents,
  contractContents,
  contractLead,
  contractLines,
  contractMessages,
  contractTerm,
  contractWhole,
  contractWithdrawal,
  valuesOf,
} from '../contract-facts.ts'

const { left, top } = pdfMargin
const column = 210

type Paper = ReturnType<typeof writer>

/**
 * The contract as a tagged PDF: order, price, term, withdrawal, the model form of the annex to article R221-1, and the
 * terms in full. The same facts and terms give the same bytes.
 */
export function contractPdf(facts: ContractFacts, terms: LegalText, site: string): Promise<Uint8Array> {
  const { locale } = facts
  const words = contractMessages[locale]
  const { document: parts } = words
  const values = valuesOf(facts)
  const paper = writer(facts, `${words.title} ${facts.reference}`)
  const { heading, paragraph, rows } = paper
  const online = (screen: 'cancel' | 'withdraw') => paragraph(fill(parts.online, { url: site + href(screen, locale) }))

  paper.title(words.title, contractLead(facts))
  heading(parts.parties)
  rows([
    {
      label: parts.seller,
      value: `${companyLine(locale)} ${brand.support.email}, ${brand.support.phone.replaceAll(' ', '\u00a0')}`,
    },
    {
      label: parts.client,
      value: [facts.client.name, facts.client.address, facts.client.email].filter(Boolean).join(', '),
    },
  ])
  if (facts.service) {
    heading(parts.order)
    paragraph(facts.service.title)
    for (const line of facts.service.scope.split('\n')) if (line.trim()) paragraph(line)
  }
  const contents = contractContents(facts)
  if (contents.length > 0) heading(words.copilot.title)
  for (const line of contents) paragraph(`•\u00a0${line}`)
  heading(parts.price)
  rows(contractLines(facts))
  heading(parts.term)
  for (const sentence of contractTerm(facts)) paragraph(sentence)
  if (facts.monthly) online('cancel')
  heading(words.withdrawal.title)
  for (const sentence of contractWithdrawal(facts)) paragraph(sentence)
  paragraph(contractConsents(facts))
  online('withdraw')
  heading(parts.mediation)
  paragraph(fill(words.mediation, values))
  withdrawalForm(paper, facts)
  const title = fill(terms.version > 0 ? parts.terms : parts.standardTerms, terms)
  paper.page(title)
  for (const block of parseProse(terms.body)) prose(paper, block, site)
  return paper.close()
}

/** Word for word the model of the law, with what is known of this contract. */
function withdrawalForm(paper: Paper, facts: ContractFacts): void {
  const { form } = contractMessages[facts.locale]
  const { entity, address, postalCode, city } = legalIn(facts.locale)
  const values = {
    ...valuesOf(facts),
    what: contractWhole(facts),
    seller: `${entity}, ${address}, ${postalCode} ${city}`,
    concluded: day(facts.locale, facts.concludedAt),
  }
  paper.page(form.title)
  paper.paragraph(form.note)
  for (const line of [form.to, form.notice, form.ordered]) paper.paragraph(fill(line, values))
  for (const line of [form.name, form.address, form.signature, form.date]) paper.blank(line)
  paper.paragraph(form.strike)
}

function prose(paper: Paper, block: Block, site: string, lead = ''): void {
  switch (block.kind) {
    case 'heading':
      paper.heading(spoken(block.text, site), 'H3')
      return
    case 'paragraph':
      paper.paragraph(lead + spoken(block.text, site))
      return
    case 'quote':
      for (const part of block.of) prose(paper, part, site)
      return
    case 'list':
      for (const [index, item] of block.items.entries()) {
        const mark = block.ordered ? `${index + 1}. ` : '•\u00a0'
        for (const [place, part] of item.entries()) prose(paper, part, site, place === 0 ? mark : '')
      }
  }
}

/** A printed link names its address. */
function spoken(text: readonly Inline[], site: string): string {
  return text
    .map((part) => {
      if (part.kind === 'text') return part.text
      const words = spoken(part.of, site)
      if (part.kind !== 'link') return words
      const to = part.to.startsWith('/') ? site + part.to : part.to
      return to === words ? words : `${words} (${to})`
    })
    .join('')
}

/** Parts set one below the other; a heading never stands alone at the foot of a page. */
function writer(facts: ContractFacts, title: string) {
  const { locale } = facts
  const made = createPdfDocument({ title, author: legalIn(locale).entity, locale, at: facts.concludedAt })
  const { document, width, say, labelled, rule } = made
  const room = (height: number) => {
    if (document.y + height > document.page.height - 64) document.addPage()
  }
  const paragraph = (words: string) => {
    const high = document.font('text').fontSize(10.5).heightOfString(printable(words), { width, lineGap: 2 })
    room(high + 5)
    say('P', words, { size: 10.5, y: document.y + 5, lineGap: 2 })
  }
  return {
    paragraph,
    title(words: string, lead: string): void {
      say('P', brand.name, { face: 'strong', size: 13, y: top })
      say('H1', words, { face: 'strong', size: 22, y: document.y + 22 })
      say('P', lead, { size: 11, y: document.y + 8, lineGap: 2 })
    },
    heading(words: string, kind: 'H2' | 'H3' = 'H2'): void {
      room(70)
      say(kind, words, { face: 'strong', size: kind === 'H2' ? 13 : 11.5, y: document.y + (kind === 'H2' ? 18 : 12) })
    },
    page(words: string): void {
      document.addPage()
      say('H2', words, { face: 'strong', size: 18, y: top })
      document.y += 6
    },
    rows(lines: readonly { label: string; value: string; strong?: boolean }[]): void {
      document.y += 6
      for (const { label, value, strong } of lines) {
        room(44)
        rule(document.y)
        const y = document.y + 7
        labelled('P', label, { size: 10, y, width: column - 16 }, () =>
          say('P', value, { face: strong ? 'strong' : 'text', size: 10.5, x: left + column, y, width: width - column }),
        )
        document.y += 7
      }
      rule(document.y)
    },
    /** A line of the form, with room to write on. */
    blank(words: string): void {
      room(64)
      say('P', words, { size: 10.5, y: document.y + 10, lineGap: 2 })
      document.y += 26
      rule(document.y)
    },
    close: made.close,
  }
}
