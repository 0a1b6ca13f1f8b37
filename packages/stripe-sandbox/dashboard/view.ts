import { type Language, type Messages, messages, type Outcome } from './messages.ts'

/** One row of the page: its title, its customer, its state and its actions. */
export interface Row {
  title: string
  details: string[]
  who: string
  state: { name: string; label: string } | null
  actions: { action: string; id: string; label: string; about: string; main?: boolean }[]
}

export interface DashboardData {
  now: Date
  subscriptions: Row[]
  payments: Row[]
  customers: Row[]
  events: Row[]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

export function moment(language: Language, at: Date): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' }).format(at)
}

const goodStates = ['active', 'delivered', 'succeeded', 'trialing']
const badStates = ['disputed', 'dropped', 'failed', 'incomplete_expired', 'past_due', 'unpaid']

function state({ label, name }: NonNullable<Row['state']>): string {
  const tone = goodStates.includes(name) ? ' good' : badStates.includes(name) ? ' bad' : ''
  return `<span class="state${tone}">${escaped(label)}</span>`
}

function button(
  language: Language,
  given: { action: string; id: string; label: string; about?: string; main?: boolean },
) {
  const about = given.about ? `<span class="sr"> (${escaped(given.about)})</span>` : ''
  return `<form method="post" action="dashboard"><input type="hidden" name="action" value="${given.action}"><input type="hidden" name="id" value="${escaped(given.id)}"><input type="hidden" name="lang" value="${language}"><button${given.main ? ' class="main"' : ''}>${escaped(given.label)}${about}</button></form>`
}

function row(language: Language, given: Row): string {
  const details = given.details.map((detail) => `<span class="soft num">${escaped(detail)}</span>`).join('<br>')
  const actions = given.actions.map((action) => button(language, action)).join('')
  return `<li><div><strong>${escaped(given.title)}</strong>${details}</div><div>${escaped(given.who)}</div><div>${given.state ? state(given.state) : ''}</div>${actions ? `<div class="actions">${actions}</div>` : ''}</li>`
}

function section(
  language: Language,
  name: string,
  given: { title: string; none: string; rows: Row[]; kind: 'few' | 'many' | 'some'; more?: string },
) {
  const list = given.rows.map((one) => row(language, one)).join('\n')
  return `<section aria-labelledby="${name}"><div class="head"><h2 id="${name}">${given.title}</h2>${given.more ?? ''}</div>
${list ? `<ul class="${given.kind}">${list}</ul>` : `<p class="soft">${given.none}</p>`}</section>`
}

export function page(language: Language, data: DashboardData, outcome: Outcome | 'failed' | undefined): string {
  const text: Messages = messages[language]
  const other = language === 'fr' ? 'en' : 'fr'
  const message = outcome === 'failed' ? text.failed : outcome ? text.done[outcome] : undefined
  const retry = button(language, { action: 'retry', id: 'all', label: text.events.retry })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${text.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>STYLE</style></head>
<body><main>
<header><h1>${text.title}</h1><a href="dashboard?lang=${other}" lang="${other}" hreflang="${other}">${text.other}</a></header>
<p>${text.lead}</p>
<p class="clock num">${escaped(text.now(moment(language, data.now)))}</p>
${message ? `<p class="outcome${outcome === 'failed' ? ' bad' : ''}" role="status">${message}</p>` : ''}
${section(language, 'subscriptions', { title: text.subscriptions.title, none: text.subscriptions.none, rows: data.subscriptions, kind: 'many' })}
${section(language, 'payments', { title: text.payments.title, none: text.payments.none, rows: data.payments, kind: 'some' })}
${section(language, 'customers', { title: text.customers.title, none: text.customers.none, rows: data.customers, kind: 'few' })}
${section(language, 'events', { title: text.events.title, none: text.events.none, rows: data.events, kind: 'few', more: retry })}
</main></body></html>`
}
