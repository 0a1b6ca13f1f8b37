/** Ce qui change d’un e-mail à l’autre selon la situation. */
export const phrases = {
  /** Le client dont l’accord est retiré, ou pas encore donné. */
  unnamed: 'votre client',
  otherwise: {
    specialist: 'sinon la demande va à quelqu’un d’autre',
    client: 'sinon nous cherchons quelqu’un d’autre',
    closed: 'sinon la demande prend fin',
  },
  /** Les mots du client, dans une langue que le destinataire ne connaît pas. */
  bridge: {
    unread: { fr: 'français', en: 'anglais' },
    byMachine: 'Les mots du client, en {language}, sont ici traduits automatiquement. L’original est sur votre page.',
    untranslated: 'Les mots du client sont en {language}, non traduits dans cet e-mail.',
  },
  next: {
    open: 'Nous cherchons quelqu’un d’autre.',
    closed: 'Comme cette question est fermée, nous ne cherchons personne d’autre.',
  },
  /** L’invitation jointe, telle que l’agenda la montre. */
  invitation: {
    agreed: 'Rendez-vous avec {name}',
    cancelled: 'Rendez-vous annulé',
    see: 'Le voir, le déplacer ou l’annuler\u00a0: {url}',
    file: 'rendez-vous.ics',
    phone: 'Par téléphone',
  },
  /** Sur un appareil, peut-être verrouillé. */
  freed: { title: 'Une heure se libère', body: 'Ouvrez votre demande de rendez-vous pour la réserver.' },
  /** L’agenda privé : qui le voit n’apprend ni avec qui ni pourquoi. */
  feed: { name: 'Rendez-vous {brand}', title: 'Rendez-vous' },
}

/** Les e-mails aux deux parties d’un rendez-vous. */
export const emails = {
  meetingAsked: {
    subject: 'Un client souhaite vous rencontrer',
    lead: 'Une personne de {city} demande un rendez-vous\u00a0: «\u00a0{title}\u00a0». Acceptez avec un à trois horaires, ou déclinez, avant le {when}.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingAskedWished: {
    subject: 'Un client souhaite vous rencontrer',
    lead: 'Une personne de {city} demande un rendez-vous\u00a0: «\u00a0{title}\u00a0». Elle indique\u00a0: {wish} Acceptez avec un à trois horaires, ou déclinez, avant le {when}.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingConfirmed: {
    subject: 'Rendez-vous convenu avec {name}',
    lead: '{name} a choisi le {when}. {where} L’invitation jointe l’inscrit dans votre agenda.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingRescheduled: {
    subject: 'Rendez-vous avec {name} déplacé au {short}',
    lead: 'Le rendez-vous avec {name} était convenu le {before}. Il est maintenant le {when}. {where} L’invitation jointe le déplace dans votre agenda.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingOvertaken: {
    subject: 'Rendez-vous maintenu avec {name}, le {short}',
    lead: 'Vous veniez de rendre le rendez-vous du {before}, ou de proposer d’autres horaires. Avant que ce soit transmis, {name} a choisi une autre heure\u00a0: {when}. Ce que vous aviez demandé ne compte donc plus, et le rendez-vous tient à cette heure. {where} S’il ne vous convient pas, rendez-le ou proposez d’autres horaires sur votre page. L’invitation jointe le déplace dans votre agenda.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingMoved: {
    subject: '{name} demande un autre horaire',
    lead: 'Le rendez-vous du {when}, au sujet de «\u00a0{title}\u00a0», n’aura pas lieu à cette heure. Proposez d’un à trois horaires sous trois jours. L’invitation jointe retire l’ancienne heure de votre agenda.',
    button: 'Proposer des horaires',
  },
  meetingOtherTimes: {
    subject: '{name} demande d’autres horaires',
    lead: '{name} n’a pas trouvé d’horaire qui convienne au sujet de «\u00a0{title}\u00a0». Proposez d’un à trois horaires sous trois jours\u202f; {otherwise}.',
    button: 'Proposer des horaires',
  },
  meetingOtherTimesWished: {
    subject: '{name} demande d’autres horaires',
    lead: '{name} n’a pas trouvé d’horaire qui convienne au sujet de «\u00a0{title}\u00a0», et indique\u00a0: {wish} Proposez d’un à trois horaires sous trois jours\u202f; {otherwise}.',
    button: 'Proposer des horaires',
  },
  meetingWithdrawn: {
    subject: 'Rendez-vous sans suite',
    lead: 'Aucun horaire n’a été retenu pour «\u00a0{title}\u00a0». La demande ne vous est plus confiée\u202f; votre accès aux échanges est terminé.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingReminder: {
    subject: 'Rappel\u00a0: rendez-vous avec {name}',
    lead: 'Vous voyez {name} le {when}. {where}',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingHeld: {
    subject: 'Le rendez-vous avec {name} a-t-il eu lieu\u202f?',
    lead: 'Dites-le sur votre page. Sans nouvelle, il est tenu pour fait au bout de 24 heures.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingMissed: {
    subject: 'Votre client indique que vous n’êtes pas venu',
    lead: 'Au sujet de «\u00a0{title}\u00a0», le {when}. Vous pouvez donner votre version sous 48 heures\u202f; notre équipe la lira. Sans réponse, d’autres sont sollicités avant vous pendant un an.',
    button: 'Donner ma version',
  },
  meetingCancelled: {
    subject: 'Rendez-vous annulé',
    lead: 'La demande de {name} est annulée\u00a0: «\u00a0{title}\u00a0». Votre accès à ses échanges est terminé.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingAgreedCancelled: {
    subject: 'Rendez-vous du {short} annulé',
    lead: 'Le rendez-vous avec {name}, convenu le {when}, est annulé\u00a0: «\u00a0{title}\u00a0». L’invitation jointe le retire de votre agenda. Votre accès à ses échanges est terminé.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingReproposed: {
    subject: 'Rendez-vous du {short}\u00a0: vos autres horaires sont proposés',
    lead: 'Le rendez-vous avec {name} du {when}, au sujet de «\u00a0{title}\u00a0», n’aura pas lieu à cette heure. À la place, vous proposez\u00a0: {slots}. Le choix revient à l’autre personne, sous trois jours. L’invitation jointe retire l’ancienne heure de votre agenda.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingGivenUp: {
    subject: 'Votre rendez-vous du {short} n’aura pas lieu',
    lead: 'Vous avez rendu l’heure convenue avec {name} au sujet de «\u00a0{title}\u00a0», le {when}. L’autre personne est prévenue, et l’invitation jointe retire le rendez-vous de votre agenda.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingReleased: {
    subject: 'Une demande de rendez-vous ne vous est plus confiée',
    lead: 'Vous ne recevez pas de clients ici pour le moment\u00a0: «\u00a0{title}\u00a0» ne vous est plus confié. Le client est prévenu\u202f; votre accès à ses échanges est terminé.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingRevoked: {
    subject: 'Un client a retiré son accord',
    lead: 'Les coordonnées et les échanges liés à «\u00a0{title}\u00a0» ne vous sont plus montrés\u00a0: le client a retiré son accord. Ne les utilisez plus. Un rendez-vous convenu reste convenu, sauf par téléphone\u00a0: sans numéro, l’appel n’a pas lieu, et vous n’en répondez pas.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingRevokedCall: {
    subject: 'Rendez-vous du {short} annulé\u00a0: accord retiré',
    lead: 'Le rendez-vous par téléphone du {when} est annulé, et vous n’en répondez pas\u00a0: le client a retiré son accord, et son numéro ne vous est plus montré. Les coordonnées et les échanges liés à «\u00a0{title}\u00a0» ne le sont plus non plus. Ne les utilisez plus. L’invitation jointe retire le rendez-vous de votre agenda.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingHours: {
    subject: 'Vos nouveaux horaires déplacent un rendez-vous',
    lead: 'Vos horaires ne couvrent plus ce qui était prévu avec {name} au sujet de «\u00a0{title}\u00a0». {name} est prévenu. Proposez d’un à trois horaires sous trois jours\u202f; {otherwise}.',
    button: 'Proposer des horaires',
  },
  meetingKept: {
    subject: 'Votre rendez-vous avec {name} est maintenu',
    lead: 'Vos nouveaux horaires ne couvrent pas le {when}. Le rendez-vous avec {name} est maintenu. S’il ne vous convient plus, proposez d’autres horaires plus de 24 heures avant, ou rendez-le, depuis votre page.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingClientProposed: {
    subject: '{name} vous propose un rendez-vous',
    lead: '{name} vous propose de vous voir, au sujet de «\u00a0{title}\u00a0». Choisissez sous trois jours l’horaire qui vous convient\u202f; {otherwise}.',
    button: 'Choisir un horaire',
  },
  meetingClientReproposed: {
    subject: 'Rendez-vous du {short}\u00a0: choisissez un autre horaire',
    lead: '{name} ne peut plus vous voir le {when}, au sujet de «\u00a0{title}\u00a0», et vous propose d’autres horaires. Choisissez sous trois jours celui qui vous convient\u202f; {otherwise}. L’invitation jointe retire l’ancienne heure de votre agenda.',
    button: 'Choisir un horaire',
  },
  meetingClientBookable: {
    subject: '{name} peut vous recevoir\u00a0: réservez votre heure',
    lead: '{name} ouvre ses heures libres à la réservation. Choisissez la vôtre sous trois jours, au sujet de «\u00a0{title}\u00a0»\u202f; {otherwise}. Rien n’est transmis avant que vous ayez réservé.',
    button: 'Choisir une heure',
  },
  meetingClientFull: {
    subject: 'Toutes les heures de {name} sont prises pour l’instant',
    lead: '{name} reçoit sur réservation, au sujet de «\u00a0{title}\u00a0», et n’a pas d’heure libre pour l’instant. Faites-vous prévenir dès qu’une heure se libère, dites quand vous êtes libre, ou faites chercher quelqu’un d’autre. Sans choix de votre part sous trois jours, nous cherchons quelqu’un d’autre.',
    button: 'Voir ma demande',
  },
  meetingClientAskedInstead: {
    subject: '{name} ne prend plus de réservations',
    lead: 'Les heures de {name} ne se réservent plus en ligne, au sujet de «\u00a0{title}\u00a0». Nous lui avons donc transmis votre demande, et vous prévenons de sa réponse\u202f; {otherwise}.',
    button: 'Voir ma demande',
  },
  meetingClientFreed: {
    subject: 'Une heure se libère avec {name}\u00a0: {short}',
    lead: '{name} peut vous recevoir le {when}. Cette heure revient à la première personne qui la réserve\u202f; vous êtes prévenu parce que vous l’avez demandé, dans l’ordre de la liste.',
    button: 'Réserver cette heure',
  },
  meetingClientConfirmed: {
    subject: 'Rendez-vous convenu avec {name}',
    lead: 'Vous voyez {name} le {when}. {where} L’invitation jointe l’inscrit dans votre agenda.',
    button: 'Voir le rendez-vous',
  },
  meetingClientRescheduled: {
    subject: 'Rendez-vous avec {name} déplacé au {short}',
    lead: 'Votre rendez-vous avec {name} était convenu le {before}. Il est maintenant le {when}. {where} L’invitation jointe le déplace dans votre agenda.',
    button: 'Voir le rendez-vous',
  },
  meetingClientReminder: {
    subject: 'Rappel\u00a0: rendez-vous avec {name}',
    lead: 'Vous voyez {name} le {when}. {where}',
    button: 'Voir le rendez-vous',
  },
  meetingClientHeld: {
    subject: 'Votre rendez-vous avec {name} a-t-il eu lieu\u202f?',
    lead: 'Dites-le sur la page de votre question. Sans nouvelle, il est tenu pour fait au bout de 24 heures.',
    button: 'Répondre',
  },
  meetingClientMissed: {
    subject: '{name} indique que vous n’êtes pas venu',
    lead: 'Au sujet de «\u00a0{title}\u00a0», le {when}. Vous pouvez donner votre version sous 48 heures\u202f; notre équipe la lira.',
    button: 'Donner ma version',
  },
  meetingClientWaits: {
    subject: 'Personne n’est disponible près de {city} pour l’instant',
    lead: 'Votre demande de rendez-vous au sujet de «\u00a0{title}\u00a0» est en attente. Nous cherchons à nouveau chaque jour et notre équipe est prévenue. Vous pouvez revoir votre demande, ou l’annuler.',
    button: 'Voir ma demande',
  },
  meetingWaits: {
    subject: 'Aucun spécialiste près de {city}',
    lead: 'Une demande de rendez-vous attend\u00a0: «\u00a0{title}\u00a0». Trouvez quelqu’un, ou prévenez la personne.',
    button: 'Ouvrir la question',
  },
  meetingClientMoved: {
    subject: 'Nous cherchons un autre spécialiste',
    lead: 'Le spécialiste sollicité au sujet de «\u00a0{title}\u00a0» ne peut pas vous recevoir. Son accès est terminé\u202f; votre demande continue.',
    button: 'Voir ma demande',
  },
  meetingClientOff: {
    subject: 'Votre rendez-vous du {short} n’aura pas lieu',
    lead: '{name} ne peut plus vous recevoir le {when}, au sujet de «\u00a0{title}\u00a0». Son accès à vos échanges est terminé. {next}',
    button: 'Voir ma demande',
  },
  meetingClientGivenUp: {
    subject: 'Votre rendez-vous du {short} n’aura pas lieu',
    lead: 'Vous avez renoncé à l’heure convenue avec {name} au sujet de «\u00a0{title}\u00a0», le {when}. L’autre personne est prévenue, et l’invitation jointe retire le rendez-vous de votre agenda.',
    button: 'Voir ma demande',
  },
  meetingClientHours: {
    subject: '{name} change ses horaires',
    lead: 'Ce qui était prévu avec {name} au sujet de «\u00a0{title}\u00a0» ne tient plus. D’autres horaires vous sont proposés sous trois jours\u202f; {otherwise}.',
    button: 'Voir ma demande',
  },
  meetingClientClosed: {
    subject: 'Votre demande de rendez-vous prend fin',
    lead: '{name} ne peut plus vous recevoir au sujet de «\u00a0{title}\u00a0». {next} Son accès à vos échanges est terminé.',
    button: 'Voir ma question',
  },
  meetingBusy: {
    subject: 'Vos horaires proposés sont pris',
    lead: 'Tous les horaires proposés à {name} au sujet de «\u00a0{title}\u00a0» ont été convenus avec quelqu’un d’autre. {name} est prévenu. Proposez d’un à trois horaires sous trois jours\u202f; {otherwise}.',
    button: 'Proposer des horaires',
  },
  meetingStands: {
    subject: 'Absence au rendez-vous du {short}\u00a0: notre décision',
    lead: 'Une personne de notre équipe a lu les deux versions au sujet de «\u00a0{title}\u00a0» et retient l’absence signalée. Son motif\u00a0: {reason} Une absence d’un spécialiste fait passer d’autres avant lui pendant un an. Pour contester, répondez à cet e-mail\u00a0: une autre personne relira.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingCleared: {
    subject: 'Absence au rendez-vous du {short}\u00a0: notre décision',
    lead: 'Une personne de notre équipe a lu les deux versions au sujet de «\u00a0{title}\u00a0» et ne retient pas l’absence signalée. Son motif\u00a0: {reason} Elle ne compte pour personne. Pour contester, répondez à cet e-mail\u00a0: une autre personne relira.',
    button: 'Ouvrir mes rendez-vous',
  },
  meetingClientBusy: {
    subject: '{name} cherche d’autres horaires',
    lead: 'Les horaires que {name} vous proposait au sujet de «\u00a0{title}\u00a0» viennent d’être pris. D’autres vous sont proposés sous trois jours\u202f; {otherwise}.',
    button: 'Voir ma demande',
  },
  meetingClientStands: {
    subject: 'Absence au rendez-vous du {short}\u00a0: notre décision',
    lead: 'Une personne de notre équipe a lu les deux versions de votre rendez-vous avec {name} et retient l’absence signalée. Son motif\u00a0: {reason} Rien ne vous est facturé. Pour contester, répondez à cet e-mail\u00a0: une autre personne relira.',
    button: 'Voir ma question',
  },
  meetingDone: {
    subject: 'Un résumé pour {name}\u202f?',
    lead: 'Le rendez-vous au sujet de «\u00a0{title}\u00a0» est terminé. Quelques lignes suffisent\u00a0: ce qui a été dit, ce qui reste à faire. Votre page les prend jusqu’à trente jours après le rendez-vous.',
    button: 'Écrire le résumé',
  },
  meetingClientDone: {
    subject: 'Comment s’est passé votre rendez-vous avec {name}\u202f?',
    lead: 'Une note, et un mot si vous voulez, jusqu’à trente jours après le rendez-vous. Votre avis paraît sur le profil de {name}. Nous ne le demandons qu’une fois.',
    button: 'Donner mon avis',
  },
  meetingClientSummary: {
    subject: '{name} a résumé votre rendez-vous',
    lead: 'Le résumé du rendez-vous au sujet de «\u00a0{title}\u00a0» se trouve sur la page de votre question. Vous le gardez avec elle.',
    button: 'Lire le résumé',
  },
  meetingClientCleared: {
    subject: 'Absence au rendez-vous du {short}\u00a0: notre décision',
    lead: 'Une personne de notre équipe a lu les deux versions de votre rendez-vous avec {name} et ne retient pas l’absence signalée. Son motif\u00a0: {reason} Elle ne compte pour personne. Pour contester, répondez à cet e-mail\u00a0: une autre personne relira.',
    button: 'Voir ma question',
  },
}
