import { type ChildProcess, fork } from 'node:child_process'
import { frugal } from '../tools/runtime.mjs'
import { pause } from './figure.ts'
import type { Question, Statement, Usage } from './probe.ts'

const probe = new URL('./probe.ts', import.meta.url).href

/** A server in a process of its own, with the probe inside. */
export type Measured = {
  url: string
  pid: number
  usage(collect?: boolean): Promise<Usage>
  record(): Promise<void>
  statements(): Promise<Statement[]>
  stop(): Promise<void>
}

type Options = {
  file: string
  args?: string[]
  /** Options of Node beside those of every measurement. */
  options?: string[]
  port: number
  ready: string
  environment?: Record<string, string>
}

const running = new Set<ChildProcess>()

/** Starts it and waits for its first answer. */
export async function start({
  file,
  args = [],
  options = [],
  port,
  ready,
  environment = {},
}: Options): Promise<Measured> {
  const child = fork(file, args, {
    // As the launcher starts it.
    execArgv: [...frugal.options, '--expose-gc', '--import', probe, ...options],
    env: { ...process.env, ...frugal.environment, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.add(child)
  child.setMaxListeners(50)
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url + ready).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) break
    if (child.exitCode !== null || tries > 1200) throw new Error(`${file} did not start.`)
    await pause(50)
  }
  const told = <Reply>(question: Question): Promise<Reply> =>
    new Promise((resolve) => {
      const hear = (message: { probe?: string }) => {
        if (message.probe !== question.probe) return
        child.off('message', hear)
        resolve(message as Reply)
      }
      child.on('message', hear)
      child.send(question)
    })
  return {
    url,
    pid: child.pid ?? 0,
    usage: async (collect) => (await told<{ usage: Usage }>({ probe: 'usage', collect })).usage,
    record: async () => void (await told({ probe: 'record' })),
    statements: async () => (await told<{ statements: Statement[] }>({ probe: 'statements' })).statements,
    stop: () => end(child),
  }
}

async function end(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}

/** Whatever a failed measurement has left behind. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(end))
}
