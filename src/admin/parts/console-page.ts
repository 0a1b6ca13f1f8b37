import { data, redirect } from 'react-router'
import { readToken } from '../../api/token.ts'
import { localeOf } from '../../i18n/locale.ts'
import type { MessagesLike } from '../../i18n/text.ts'
import { href } from '../../screens.ts'
import * as failuresEn from '../../shell/errors/failures.en.ts'
import * as failuresFr from '../../shell/errors/failures.fr.ts'
import { codeOf, type FailureMessages } from '../../shell/errors/say-failure.ts'
import { codes as codesEn } from '../codes.text.en.ts'
import { codes as codesFr } from '../codes.text.fr.ts'
import * as en from '../console.text.en.ts'
import * as fr from '../console.text.fr.ts'
import type { AdminMessages } from './messages.ts'

type CodeGroup = keyof typeof codesFr
export type CodeMessages<Group extends CodeGroup> = Record<Group, Record<string, string>>

/** The messages of the frame and of one page, in the page's language, and those for the codes that the page shows. */
export function consoleMessages<Page extends Exclude<keyof typeof fr, 'frame'>, Group extends CodeGroup = never>(
  url: URL,
  page: Page,
  ...groups: Group[]
) {
  const french = localeOf(url) === 'fr'
  const codes: Record<CodeGroup, Record<string, string>> = french ? codesFr : codesEn
  const words: typeof fr | typeof en = french ? fr : en
  return {
    frame: words.frame as AdminMessages['frame'],
    codes: Object.fromEntries(groups.map((group) => [group, codes[group]])) as CodeMessages<Group>,
    failures: (french ? failuresFr.fr : failuresEn.en) as FailureMessages,
    ...({ [page]: words[page] } as { [Name in Page]: MessagesLike<(typeof fr)[Name]> }),
  }
}

/**
 * Reads data for a page of the staff console. Everybody but staff gets the same reply as at an address that does not
 * exist; a staff member whose role lacks the right gets `null`, which the page explains.
 */
export async function readForStaff<Found>(url: URL, read: () => Promise<Found>): Promise<Found | null> {
  const nothingHere = () => data(null, { status: 404, statusText: `Page not found: ${url.pathname}${url.search}` })
  if (!readToken()) throw nothingHere()
  try {
    return await read()
  } catch (error) {
    const code = codeOf(error)
    if (code === 'right_missing') return null
    // The home page offers to set up what is missing; every other page redirects there.
    if (code === 'second_factor_missing' || code === 'passkey_missing')
      throw redirect(href('admin-home', localeOf(url)))
    if (code === 'not_found' || code === 'not_signed_in' || code.endsWith('_unknown')) throw nothingHere()
    throw error
  }
}
