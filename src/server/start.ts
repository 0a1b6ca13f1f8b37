import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import reading from 'virtual:reading-entry'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { retentionJobs } from '../accounts/privacy/server/retention.ts'
import { accountsJobs } from '../accounts/server/jobs.ts'
import { authenticate } from '../accounts/sign-in/server/sessions.ts'
import { staffGuard } from '../admin/server/guard.ts'
import { billingJobs } from '../billing/server/jobs.ts'
import { legalEntity } from '../brand-legal.ts'
import { contentJobs } from '../content/server/jobs.ts'
import { portraits } from '../experts/profile/server/portraits.ts'
import { expertsJobs } from '../experts/server/jobs.ts'
import { meetingsJobs } from '../meetings/server/jobs.ts'
import { ConfigError, hasAccessLog, type RunningConfig, readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/open.ts'
import { missingDomains, siteUrls } from '../platform/domains.ts'
import { closeStreams } from '../platform/live/sse.ts'
import { openTracing } from '../platform/telemetry/open-tracing.ts'
import { questionsJobs } from '../questions/server/jobs.ts'
import { loadLibrary, seedOnce } from '../seed.ts'
import { latestBuild } from '../shell/navigation/new-build.ts'
import { buildApi } from './api.ts'
import { serveAppFiles } from './app/app-files.ts'
import { openPublicHandler } from './cache/public-handler.ts'
import { backUp } from './nightly-backup.ts'
import { openAccessLog } from './observability/access-log.ts'
import { type Answers, watchAnswers } from './observability/answers.ts'
import { houseFigures } from './observability/house-figures.ts'
import { openMetrics } from './observability/metrics-server.ts'
import { packageVersion } from './package-version.ts'
import { openLog, openPorts, processName, type RunningPorts } from './ports.ts'
import { personalDataHandlers } from './privacy/personal-data.ts'
import { publicConfig } from './public-config.ts'
import { negotiateErrorResponse } from './rendering/error-response.ts'
import { createInProcessClient } from './rendering/in-process-client.ts'
import { createInProcessSender } from './rendering/in-process-sender.ts'
import { createPageRenderer } from './rendering/page-renderer.ts'
import { staffCookieVerifier } from './rendering/staff-cookie.ts'
import { isLoopback, paymentSandboxPath, sandboxProxy } from './sandbox-proxy.ts'
import { completeConfig } from './secrets.ts'
import { securityHeaders } from './security.ts'
import { indexNowJobs, indexNowKey } from './seo/index-now.ts'
import { pictureHandler } from './seo/pictures.ts'
import { serveSitemapsAndFeeds } from './seo/sitemaps-and-feeds.ts'
import { databaseError, listenError } from './start-error.ts'
import { refuseUnknownCoding } from './transfer-coding.ts'

export type Running = { url: string; port: number; config: RunningConfig; running: RunningPorts; stop(): Promise<void> }

type Options = {
  environment: Record<string, string | undefined>
  /** A function only during development: the routes are then evaluated for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Serves the bundler's in-memory files during development, before our own files. */
  assets?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Sets up configuration, ports, API and pages, then listens. Stops in reverse order. */
export async function start({ environment, build, assets }: Options): Promise<Running> {
  const given = completeConfig(readConfig(environment))
  if (given.MODE === 'live' && legalEntity.invented)
    throw new ConfigError('MODE=live needs the real operator in src/brand.ts and src/brand-legal.ts.')
  const version = await versionOf(build)
  const log = openLog(given, version)
  for (const sentence of missingDomains(given)) log.warn(sentence)
  const database = await openDatabase(given, { info: (line) => log.debug(line), warn: (line) => log.warn(line) })
  // Emails and payments contain our own address: it is set before anything is sent.
  const config = { ...given, PUBLIC_SITE_URL: given.PUBLIC_SITE_URL ?? `http://localhost:${given.PORT}` }
  /** In the order of opening. */
  const opened: (() => unknown)[] = [database.stop]
  // Before anything that is to be traced: what is open already would not be.
  opened.push(await openTracing(given, version, log))
  const stopAll = async () => {
    for (const close of opened.splice(0).reverse()) await close()
  }
  try {
    const running = await openPorts(config, database.url, log, async (loader) => {
      await loadLibrary(loader)
      if (config.MODE === 'demo' && config.DEMO_DATA) await seedOnce(loader)
    })
    opened.push(running.stop)
    backUp(config, running.ports, log)
    const port = await openDoors(config, running, { log, version }, build, assets, opened)
    let stopping: Promise<void> | undefined
    const stop = () => {
      stopping ??= stopAll()
      return stopping
    }
    return { url: config.PUBLIC_SITE_URL, port, config, running, stop }
  } catch (error) {
    // What has been opened would keep running after a failed start, the database above all.
    await stopAll().catch((late: unknown) => log.warn({ err: late }, 'a failed start could not be undone'))
    throw databaseError(error, config)
  }
}

/** Does what is needed before the first request, then starts the server, if this process has one; returns its port. */
async function openDoors(
  config: RunningConfig,
  running: RunningPorts,
  { log, version }: { log: Logger; version: string },
  build: Options['build'],
  assets: Options['assets'],
  opened: (() => unknown)[],
): Promise<number> {
  const { ports } = running
  accountsJobs(ports)
  contentJobs(ports)
  expertsJobs(ports)
  billingJobs(ports)
  questionsJobs(ports)
  meetingsJobs(ports)
  retentionJobs(ports, personalDataHandlers)
  indexNowJobs(ports, siteUrls(config, config.PUBLIC_SITE_URL ?? ''))
  let port = 0
  const access = hasAccessLog(config) ? openAccessLog({ process: processName(config), version }) : null
  if (access) opened.push(access.close)
  const answers = watchAnswers({ counted: config.METRICS_PORT !== undefined, log: access })
  const service: Service = { ending: false }
  if (config.ROLE !== 'worker') {
    const server = await listen(config, running, service, log, build, assets, answers)
    opened.push(() => closeServer(server))
    port = (server.address() as { port: number }).port
  }
  if (config.METRICS_PORT !== undefined) {
    const metrics = await openMetrics({ ...config, METRICS_PORT: config.METRICS_PORT }, houseFigures(running))
    opened.push(metrics.close)
  }
  opened.push(closeStreams)
  if (config.ROLE !== 'worker') opened.push(() => announceEnd(service, config.DRAIN_SECONDS))
  return port
}

/** The package and the build: open pages name the same one when they look for a newer. */
async function versionOf(build: Options['build']): Promise<string> {
  const { assets } = typeof build === 'function' ? await build() : build
  return assets?.version ? `${packageVersion}+${assets.version}` : packageVersion
}

type Service = { ending: boolean }

/** Readiness ends first: a balancer that has noticed sends nobody here any more when the doors close. */
async function announceEnd(service: Service, seconds: number): Promise<void> {
  service.ending = true
  await pause(seconds * 1000)
}

async function listen(
  config: RunningConfig,
  running: RunningPorts,
  service: Service,
  log: Logger,
  build: Options['build'],
  assets: Options['assets'],
  answers: Answers,
): Promise<Server> {
  const { ports } = running
  const ready = async () => ({ ...(await running.ready()), ...(service.ending && { accepting: false }) })
  const api = buildApi({ ports, authenticate: authenticate(ports), ...staffGuard(ports) }, ready)
  const siteUrl = config.PUBLIC_SITE_URL ?? ''
  const shown = publicConfig(config, siteUrl)
  const { reader, forget } = createInProcessClient(api)
  const { respond: render, render: draw } = createPageRenderer({
    build,
    config,
    publicConfig: shown,
    reader,
    sender: createInProcessSender(api),
    isStaff: staffCookieVerifier(ports),
  })
  const secure = siteUrl.startsWith('https:')
  const maxBytes = config.PAGE_CACHE * 1024 ** 2
  // During development the bundler has the files, and a page is rendered on every request.
  const front = assets
    ? null
    : await openPublicHandler({ folder: 'build/client', secure, draw, maxBytes, log, answered: answers.fromMemory })
  running.onPublic((topic) => {
    forget()
    front?.invalidate(topic)
  })
  const app = new Hono()
  app.use(answers.middleware)
  app.use(async (c, next) => {
    await next()
    securityHeaders(c.res.headers, secure)
  })
  if (config.STRIPE_API_BASE) {
    const mayOperate = config.MODE === 'demo' ? isLoopback : () => false
    app.route(paymentSandboxPath, sandboxProxy({ sandboxUrl: config.STRIPE_API_BASE, mayOperate }))
  }
  app.use(compress())
  app.route('/api', api)
  serveSitemapsAndFeeds(app, ports, shown)
  indexNowKey(app, config)
  app.get('/og/*', pictureHandler({ drawPage: draw, fetchFile: (path) => app.request(path) }))
  app.get('/portraits/:file', portraits(config.DATA_DIR))
  const buildId = async () => (typeof build === 'function' ? await build() : build).assets.version
  // Open pages check now and then whether a newer build is out.
  app.get(latestBuild, async (c) => c.json({ id: await buildId() }, 200, { 'cache-control': 'no-store' }))
  serveAppFiles(app, buildId, reading.detector)
  app.all('*', async (c) => negotiateErrorResponse(c.req.raw, await render(c.req.raw, c.env as object)))
  app.onError((error, c) => {
    log.error({ err: error }, 'request failed')
    return negotiateErrorResponse(c.req.raw, new Response(null, { status: 500 }))
  })
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (refuseUnknownCoding(request, response)) return
    // The next request of this client is to come over a new connection, to another process.
    if (service.ending) response.setHeader('connection', 'close')
    const otherwise = () => void answer(request, response)
    if (assets) assets(request, response, otherwise)
    else front?.handle(request, response, otherwise)
  })
  server.keepAliveTimeout = idleConnections
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, 'PORT', config.HOST, config.PORT)))
    server.listen(config.PORT, config.HOST, () => resolve(server))
  })
}

/**
 * How long a connection without requests stays open: longer than proxies keep theirs, mostly a minute. If ours closed
 * first, a request that a proxy is just sending would be lost, and only reads are retried automatically.
 */
const idleConnections = 75_000

/** Time that running requests have after the process was told to stop. */
const lastAnswers = 8_000

/** Open streams would keep the server for ever: they are ended, and their readers reconnect to the next process. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Repeatedly: a new stream may have been opened just before, and a connection whose stream has ended is idle.
    const closing = setInterval(() => {
      closeStreams()
      server.closeIdleConnections()
    }, 100)
    server.close(() => {
      clearInterval(closing)
      resolve()
    })
    setTimeout(() => server.closeAllConnections(), lastAnswers).unref()
  })
}
