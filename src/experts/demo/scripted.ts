import type { DemoRows } from '../server/demo-store.ts'

export const scriptedName = { firstName: 'Camille', lastName: 'Démo' }

/** The automatic expert that answers when no person is online; wherever it is shown it says what it is. */
export function scriptedExpert(now: Date): DemoRows['expert'][number] {
  return {
    id: 'demo-expert-scripted',
    person_id: 'demo-person-scripted',
    slug: 'camille-demo',
    first_name: scriptedName.firstName,
    last_name: scriptedName.lastName,
    gender: 'x',
    profession_fr: 'Réponse automatique de démonstration',
    profession_en: 'Automatic demonstration answer',
    headline_fr: 'Je ne suis pas une personne : je montre le parcours complet.',
    headline_en: 'I am not a person: I show the whole path.',
    bio_fr:
      'Ce compte est un automate. Quand aucun expert de la démonstration n’est à son guichet, il accepte la question et publie une réponse d’exemple, pour que vous puissiez voir tout le parcours. Ce qu’il écrit n’est pas un conseil.',
    bio_en:
      'This account is a machine. When no expert of the demonstration is at the desk, it accepts the question and posts a sample answer, so that you can see the whole path. What it writes is not advice.',
    assistant_name: 'Iris',
    assistant_gender: 'x',
    portrait: '/portraits/demo-f-05.svg',
    city: 'Paris',
    department: '75',
    languages: ['fr', 'en'],
    scripted: true,
    switched_on: true,
    response_seconds: 10,
    created_at: now,
  }
}
