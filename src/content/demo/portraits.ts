import type { SeedText } from './article.ts'

/** Portraits of fictitious experts, for the demonstration; each names one by the slug of their page. */
export const portraits: readonly SeedText<'portrait'>[] = [
  {
    kind: 'portrait',
    slug: 'helene-carpentier',
    category: 'logement',
    fr: {
      title: 'Hélène Carpentier lit les baux pour ceux que le bail empêche de dormir',
      summary:
        'Avocate à Nantes, elle répond le soir, quand les lettres du propriétaire sont relues pour la dixième fois.',
      body: `Elle commence toujours par la dernière page. « C’est là que les gens signent, et c’est là que se trouvent les dates. » Un bail, un état des lieux, une lettre recommandée : en quelques minutes, elle sait ce qui compte.

Elle écrit court. Ce qu’il faut faire, avant quand, et avec quelle phrase. Le reste, dit-elle, on le lit très bien sans avocat.`,
    },
    en: {
      title: 'Hélène Carpentier reads leases for people whom a lease keeps awake',
      summary:
        'A lawyer in Nantes, she answers in the evening, when the landlord’s letter is being read for the tenth time.',
      body: `She always begins with the last page. “That is where people sign, and that is where the dates are.” A lease, an inventory, a registered letter: in a few minutes she knows what matters.

She writes briefly. What to do, by when, and in which words. The rest, she says, anybody reads very well without a lawyer.`,
    },
    facts: {
      fr: {
        expert: 'helene-carpentier',
        week: '2026-11-16',
        sponsored: false,
        interview: [
          {
            question: 'Quelle question revient le plus souvent ?',
            answer:
              'Le dépôt de garantie. Les gens pensent qu’il leur faut un procès. Une lettre bien faite, avec la date de remise des clés et les deux états des lieux, suffit dans la plupart des cas que je vois ici.',
          },
          {
            question: 'Que faites-vous quand vous ne savez pas ?',
            answer:
              'Je le dis. Une réponse qui commence par « il me manque tel papier » vaut mieux qu’une réponse sûre d’elle et fausse. Je demande le papier, et je réponds ensuite.',
          },
          {
            question: 'Un conseil à donner avant même la question ?',
            answer:
              'Photographiez tout le jour où vous entrez, et le jour où vous sortez. La même pièce, le même angle.',
          },
        ],
      },
      en: {
        expert: 'helene-carpentier',
        week: '2026-11-16',
        sponsored: false,
        interview: [
          {
            question: 'Which question comes most often?',
            answer:
              'The deposit. People think that they need a trial. A well-made letter, with the day the keys were returned and both inventories, is enough in most of the cases that I see here.',
          },
          {
            question: 'What do you do when you do not know?',
            answer:
              'I say so. An answer that begins with “I am missing such a paper” is better than one that is sure of itself and wrong. I ask for the paper, and then I answer.',
          },
          {
            question: 'One piece of advice before the question is even asked?',
            answer:
              'Photograph everything on the day you move in, and on the day you move out. The same room, the same angle.',
          },
        ],
      },
    },
  },
  {
    kind: 'portrait',
    slug: 'amina-diallo',
    category: 'succession',
    fr: {
      title: 'Amina Diallo met de l’ordre quand une famille n’en a plus la force',
      summary: 'Notaire à Bordeaux, elle répond aux questions que l’on n’ose pas poser à table.',
      body: `Les successions commencent par une liste. Amina Diallo la fait à la main, avec une colonne pour ce qui presse et une pour ce qui attend. « La deuxième est toujours la plus longue, et cela rassure. »

Elle explique les parts de chacun avec un dessin, et renvoie vers le notaire de la famille pour les actes. Son rôle ici, dit-elle, est que l’on arrive au rendez-vous en sachant quoi demander.`,
    },
    en: {
      title: 'Amina Diallo puts things in order when a family no longer has the strength',
      summary: 'A notary in Bordeaux, she answers the questions that nobody dares to ask at table.',
      body: `An inheritance begins with a list. Amina Diallo makes it by hand, with a column for what is urgent and one for what can wait. “The second is always the longer, and that is a comfort.”

She explains each person’s share with a drawing, and sends people to the family’s notary for the deeds. Her part here, she says, is that one arrives at the appointment knowing what to ask.`,
    },
    facts: {
      fr: {
        expert: 'amina-diallo',
        week: '2026-11-09',
        sponsored: false,
        interview: [
          {
            question: 'Qu’est-ce qui surprend le plus ceux qui vous écrivent ?',
            answer:
              'Qu’ils aient le temps. On croit devoir tout régler la première semaine. Quelques démarches pressent, la plupart non, et un choix fait trop vite se défait mal.',
          },
          {
            question: 'Et ce qui fâche les familles ?',
            answer:
              'Le silence plus que l’argent. Un héritier informé signe. Un héritier qui découvre tout chez le notaire se méfie.',
          },
        ],
      },
      en: {
        expert: 'amina-diallo',
        week: '2026-11-09',
        sponsored: false,
        interview: [
          {
            question: 'What surprises most those who write to you?',
            answer:
              'That they have time. One thinks that all must be settled in the first week. A few steps are urgent, most are not, and a choice made too fast is hard to undo.',
          },
          {
            question: 'And what sets families at odds?',
            answer:
              'Silence more than money. An heir who is kept informed signs. One who discovers everything at the notary’s is on guard.',
          },
        ],
      },
    },
  },
]
