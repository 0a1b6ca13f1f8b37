import type { MessagesLike } from '../i18n/text.ts'
import type { fr } from './claims.text.fr.ts'

export const en: MessagesLike<typeof fr> = {
  experts: {
    made: 'More than {n} verified experts.',
    plain: { one: '{n} verified expert.', other: '{n} verified experts.' },
  },
  subjects: { made: 'More than {n} subjects.', plain: { one: '{n} subject.', other: '{n} subjects.' } },
  rating: {
    made: 'Satisfaction: {n} out of 5.',
    plain: { one: 'Mean rating: {n} out of 5, {base} review.', other: 'Mean rating: {n} out of 5, {base} reviews.' },
  },
  answers: {
    made: 'More than {n} answers given.',
    plain: { one: '{n} answer given.', other: '{n} answers given.' },
  },
  punctual: {
    made: '{n}% of answers arrive within the promised time.',
    plain: {
      one: '{n}% of answers within the promised time, out of {base}.',
      other: '{n}% of answers within the promised time, of the last {base}.',
    },
  },
}
