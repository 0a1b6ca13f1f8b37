import type { DemoQuestion } from './demo-question.ts'

export const englishQuestions: readonly DemoQuestion[] = [
  {
    key: 'first-tax-return',
    category: 'impots',
    expert: 'demo-expert-004',
    daysAgo: 3,
    title: 'First French tax return after moving from Dublin',
    text: 'I moved from Dublin to Lyon in June 2026 for a permanent job. Do I have to file a French tax return for this year, and what about the salary I earned in Ireland from January to May?',
    replies: ['No property in Ireland any more, and my partner stayed there until September.'],
    answer: {
      short:
        'Yes. You file in spring 2027 for 2026. France taxes what you earned from the day you became resident; the Irish salary from before the move is not taxed here.',
      steps: [
        {
          text: 'Ask your tax office for a tax number now if your employer has not triggered one: first-time filers use form 2043.',
        },
        {
          text: 'Declare your French salary from June. Income earned before residence is left out, unless it comes from France.',
        },
        { text: 'Keep the Irish statement of income for 2026: the office may ask for it.' },
      ],
      deadlines: [{ date: '2027-05-20', what: 'Paper return, the usual date; online returns come a little later' }],
      papers: ['The employment contract', 'Proof of address in Lyon', 'Irish payslips until May'],
      sources: [{ title: 'impots.gouv.fr, “I am moving to France”', url: 'https://www.impots.gouv.fr' }],
      limits:
        'The date on which you became resident matters, and your partner’s stay in Ireland may move it. Have it looked at if you own anything there.',
    },
    stars: 5,
    comment: 'Exactly what I needed, in plain English.',
  },
]
