import type { Category, Regulated } from '../../catalog/category.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { WeeklySlot } from '../workspace/opening-hours.ts'
import type { BilingualText } from './compose.ts'
import type { Place } from './places.ts'
import type { Trade } from './trade.ts'

export type Invented = {
  key: string
  slug: string
  email: string
  firstName: string
  lastName: string
  gender: 'f' | 'm'
  profession: BilingualText
  headline: BilingualText
  bio: BilingualText
  assistant: { name: string; gender: 'f' | 'm' }
  portrait: string
  place: Place
  languages: Locale[]
  coversAll: boolean
  localSpecialist: boolean
  switchedOn: boolean
  responseSeconds: number
  answered: number
  skills: { category: string; subCategory: string; skill: number }[]
  title: BilingualText & { body: string; regulated: Regulated; checkedDaysAgo: number; validForDays: number | null }
  hours: WeeklySlot[]
  reviews: { stars: number; comment: string; author: string; daysAgo: number; experiencedDaysBefore: number }[]
}

/** The attributes that are fixed; everything else is random. */
export type ExpertTemplate = {
  category: Category
  trade: Trade
  gender: 'f' | 'm'
  firstName: string
  lastName: string
  portrait: string
  place?: Place
  email?: string
  languages?: Locale[]
  switchedOn?: boolean
  coversAll?: boolean
  localSpecialist?: boolean
  also?: readonly string[]
  subs?: readonly string[]
}
