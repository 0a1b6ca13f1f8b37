import { Refusal } from '../../../api/refusal.ts'
import { expertById, scriptedExpertId } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Brief } from '../../../platform/assistant/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { workToken } from '../../access.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { briefOf } from '../../server/brief-store.ts'
import { appendMessage } from '../../server/store.ts'
import { lockQuestion } from '../../server/views.ts'
import type { Answer } from '../../shapes.ts'
import { acceptAs, answerAs } from './commands.ts'

/** How long the scripted expert "reads" before it answers, in milliseconds. */
const readsFor = 15_000

/**
 * The demonstration's scripted expert: lets one person alone see the whole path. It is a program, says so in its name,
 * its message and its answer, and is asked only when no human expert's workspace is open.
 */
export async function scripted(
  ports: Ports,
  job: { questionId: string; token: number; act: 'accept' | 'answer' },
): Promise<void> {
  try {
    await (job.act === 'accept' ? acceptOffer(ports, job) : answerQuestion(ports, job.questionId))
  } catch (error) {
    // The offer lapsed, another expert accepted, or the client closed: nothing is left to do.
    if (!(error instanceof Refusal)) throw error
  }
}

async function acceptOffer(ports: Ports, job: { questionId: string; token: number }): Promise<void> {
  const expertId = await scriptedExpertId(ports.db)
  if (!expertId) return
  await ports.transact(async (tx) => {
    const before = await lockQuestion(tx, job.questionId)
    // Repeated after a crash: the greeting was sent already.
    if (!before || workToken(before.life, expertId) !== null) return
    const saved = await acceptAs(ports, tx, expertId, job)
    const expert = await expertById(tx, expertId)
    const token = workToken(saved.life, expertId)
    if (!expert || token === null) return
    await appendMessage(tx, saved.id, {
      id: ports.ids.id(),
      author: 'expert',
      authorId: expertId,
      authorName: `${expert.first_name} ${expert.last_name}`,
      kind: 'text',
      body: words[saved.locale].hello,
      data: null,
      locale: saved.locale,
      at: ports.clock.now(),
    })
    await applyTo(ports, tx, saved, [
      { kind: 'expert_message', expertId, token },
      { kind: 'heartbeat', expertId, token },
    ])
    const startAfter = new Date(ports.clock.now().getTime() + readsFor)
    await ports.jobs.enqueue(tx, 'question.scripted', { questionId: saved.id, token, act: 'answer' }, { startAfter })
  })
}

async function answerQuestion(ports: Ports, questionId: string): Promise<void> {
  const expertId = await scriptedExpertId(ports.db)
  if (!expertId) return
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    const expert = await expertById(tx, expertId)
    const token = row ? workToken(row.life, expertId) : null
    if (!row || !expert || token === null) return
    const brief = await briefOf(tx, questionId)
    await answerAs(ports, tx, row, expert, { token, answer: demonstrationAnswer(row.locale, brief) })
  })
}

/** Shows the structure of an answer with the client's own facts, and says that it gives no advice. */
export function demonstrationAnswer(locale: Locale, brief: Brief | null): Answer {
  const text = words[locale]
  return {
    short: text.short,
    steps: [...text.steps.map((step) => ({ text: step }))],
    deadlines: brief?.neededBy ? [{ date: brief.neededBy, what: text.deadline }] : [],
    papers: brief?.missing.slice(0, 6).map((paper) => paper.slice(0, 300)) ?? [],
    sources: [{ title: text.source, url: 'https://www.service-public.fr' }],
    limits: text.limits,
  }
}

const words = {
  fr: {
    hello:
      'Bonjour. Je suis l’expert de démonstration, un programme et non une personne. Je lis votre dossier et je réponds dans quelques secondes.',
    short:
      'Ceci est une réponse de démonstration, écrite par un programme. Sur le site en service, un expert vérifié rédige ici sa réponse en quelques phrases.',
    steps: [
      'L’expert explique d’abord ce que vous pouvez faire, dans l’ordre, avec les mots de tous les jours.',
      'Il dit ensuite à qui vous adresser, avec quels papiers et avant quelle date.',
      'Vous pouvez lui demander une précision dans la conversation, sans payer davantage.',
    ],
    deadline: 'L’échéance que vous avez confirmée',
    source: 'Service-public.fr, le site officiel de l’administration',
    limits:
      'Aucun conseil n’est donné ici. Les dates et les papiers ci-dessus viennent de ce que vous avez écrit et servent à montrer la forme d’une réponse.',
  },
  en: {
    hello:
      'Hello. I am the demonstration expert, a program and not a person. I am reading your file and will answer within seconds.',
    short:
      'This is a demonstration answer written by a program. On the live site a verified expert writes their answer here in a few sentences.',
    steps: [
      'The expert first explains what you can do, step by step, in everyday words.',
      'Then they say whom to turn to, with which papers and before which date.',
      'You can ask them for a detail in the conversation at no further cost.',
    ],
    deadline: 'The deadline that you confirmed',
    source: 'Service-public.fr, the official site of the French administration',
    limits:
      'No advice is given here. The dates and papers above come from what you wrote and show what an answer looks like.',
  },
} as const
