/** Who delivered what on a question, in its PDF and on the page that verifies its hash chain. */
export const fr = {
  heading: 'Vérification d’une réponse',
  valid: 'La chaîne est entière',
  validReplaced: 'La chaîne est entière, mais la version {n} a été remplacée depuis par la version {newer}, le {date}',
  validAdded: 'La chaîne est entière, et la version {n} a été complétée depuis par la version {newer}, le {date}',
  notChecked:
    'Le texte de votre papier n’a pas été comparé\u00a0: cette page vérifie ce que nous conservons, pas ce que vous tenez. Si la question est la vôtre, téléchargez de nouveau la réponse et comparez les deux\u202f; ou comparez l’empreinte du texte, ci-dessous, avec celle de l’export de vos données.',
  contentHash: 'Empreinte du texte et du nom',
  validText:
    'Rien n’a été changé, retiré ni ajouté depuis que ces contributions ont été remises. Leurs empreintes viennent d’être recalculées.',
  broken: 'La chaîne est rompue',
  brokenText:
    'Ce qui est conservé ne correspond plus à ses empreintes\u00a0: une contribution a été changée, retirée ou ajoutée. Écrivez-nous en indiquant l’empreinte ci-dessous.',
  privacy: 'Cette page ne montre ni la question, ni la réponse, ni la personne qui l’a demandée.',
  list: 'Qui a écrit quoi',
  version: 'Version {n}',
  kinds: { answer: 'Réponse', follow_up: 'Complément', correction: 'Correction de la version {n}' },
  authors: {
    expert: 'par {name}',
    assistant: 'par l’assistant IA',
    assistant_edited: 'brouillon de l’assistant IA, revu par {name}',
  },
  erasedName: 'un expert dont le nom a été effacé',
  erased: 'Texte ou nom effacé à la demande de la personne concernée\u202f; son empreinte reste vérifiée.',
  hash: 'Empreinte',
  asked: 'celle que vous vérifiez',
  verify: 'Chaque empreinte contient la précédente. Pour vérifier que rien n’a changé depuis\u00a0:',
}
