export const fr = {
  subject: 'Nos conditions changent le {date}',
  lead: 'De nouvelles conditions s’appliqueront le {date}. Leur texte complet est ci-dessous\u202f; celles d’aujourd’hui valent jusque-là.',
  choices: {
    terms: 'Elles ne vous conviennent pas\u202f? Vous pouvez mettre fin à votre contrat avant cette date, sans frais.',
    'expert-terms':
      'Elles ne vous conviennent pas\u202f? Vous pouvez partir avant cette date, sans préavis, depuis votre page. Ce qui vous est dû vous est versé.',
  },
  button: 'Lire les conditions d’aujourd’hui',
  reason: 'Vous recevez cette lettre parce que vous avez un contrat avec nous.',
}
