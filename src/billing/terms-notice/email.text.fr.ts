export const fr = {
  subject: 'Nos conditions changent le {date}',
  lead: 'De nouvelles conditions s’appliqueront le {date}. Leur texte complet est ci-dessous\u202f; celles d’aujourd’hui valent jusque-là.',
  choice: 'Elles ne vous conviennent pas\u202f? Vous pouvez mettre fin à votre contrat avant cette date, sans frais.',
  button: 'Lire les conditions d’aujourd’hui',
  reason: 'Vous recevez cette lettre parce que vous avez un contrat avec nous.',
}
