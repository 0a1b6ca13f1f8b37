export const callForHelp = {
  title: 'Are you in danger now?',
  why: 'If so, call first. If not, write in a few words what is happening and to whom: we tell you whom to call, or who can answer you.',
  kept: 'Nothing was sent, and your text stays in this browser.',
  urgent: 'In danger, call:',
}
