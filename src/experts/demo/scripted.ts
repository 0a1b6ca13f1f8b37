import type { DemoRows } from '../server/demo-store.ts'

export const scriptedName = { firstName: 'Camille', lastName: 'Démo' }

/** The automatic expert that answers when no person is online; wherever it is shown it says what it is. */
export function scriptedExpert(now: Date): DemoRows['expert'][number] {
  return {
    id: 'demo-expert-scripted',
    personId: 'demo-person-scripted',
    slug: 'camille-demo',
    firstName: scriptedName.firstName,
    lastName: scriptedName.lastName,
    gender: 'x',
    professionFr: 'Réponse automatique de démonstration',
    professionEn: 'Automatic demonstration answer',
    headlineFr: 'Je ne suis pas une personne : je montre le parcours complet.',
    headlineEn: 'I am not a person: I show the whole path.',
    bioFr:
      'Ce compte est un automate. Quand aucun expert de la démonstration n’est à son guichet, il accepte la question et publie une réponse d’exemple, pour que vous puissiez voir tout le parcours. Ce qu’il écrit n’est pas un conseil.',
    bioEn:
      'This account is a machine. When no expert of the demonstration is at the desk, it accepts the question and posts a sample answer, so that you can see the whole path. What it writes is not advice.',
    assistantName: 'Iris',
    assistantGender: 'x',
    portrait: '/portraits/demo-f-05.svg',
    city: 'Paris',
    department: '75',
    languages: ['fr', 'en'],
    scripted: true,
    switchedOn: true,
    responseSeconds: 10,
    createdAt: now,
  }
}
