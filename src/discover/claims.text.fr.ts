export const fr = {
  experts: {
    made: 'Plus de {n} experts vérifiés.',
    plain: { one: '{n} expert vérifié.', other: '{n} experts vérifiés.' },
  },
  subjects: { made: 'Plus de {n} sujets.', plain: { one: '{n} sujet.', other: '{n} sujets.' } },
  rating: {
    made: 'Satisfaction : {n} sur 5.',
    plain: { one: 'Note moyenne : {n} sur 5, {base} avis.', other: 'Note moyenne : {n} sur 5, {base} avis.' },
  },
  answers: {
    made: 'Plus de {n} réponses données.',
    plain: { one: '{n} réponse donnée.', other: '{n} réponses données.' },
  },
  punctual: {
    made: '{n} % des réponses arrivent dans le délai annoncé.',
    plain: {
      one: '{n} % des réponses dans le délai annoncé, sur {base}.',
      other: '{n} % des réponses dans le délai annoncé, sur les {base} dernières.',
    },
  },
}
