/** What the product and its assistant say about the field of a question. */
export const field = {
  corrected:
    'Le domaine est maintenant «\u00a0{field}\u00a0». Ce que vous avez écrit et joint est gardé, et aucune autre question gratuite n’est décomptée.',
  left: 'Le domaine «\u00a0{field}\u00a0» est retiré. Aucun expert n’est sollicité tant qu’un autre n’est pas choisi. Ce que vous avez écrit et joint est gardé.',
  none: 'À quel domaine appartient votre question\u202f?\n{list}\n\nChoisissez-en un ci-dessous, ou dites-moi en une phrase ce dont vous avez besoin. Rien n’est décompté.',
  noneAlone:
    'Dites-moi en une phrase ce dont vous avez besoin, ou choisissez un domaine ci-dessous. Rien n’est décompté.',
  ask: 'C’est noté, ce n’est pas le bon domaine. Lequel convient\u202f?\n{list}\n\nChoisissez-en un ci-dessous, ou dites-moi en une phrase ce qui s’est passé\u00a0: je chercherai de nouveau. Rien n’est décompté.',
  askAlone:
    'C’est noté, ce n’est pas le bon domaine. Dites-moi en une phrase ce qui s’est passé, ou choisissez un domaine ci-dessous. Rien n’est décompté.',
}
