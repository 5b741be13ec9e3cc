import helmet from 'koa-helmet'

/** What the page may do, and no more. `'unsafe-inline'` styles: the chart and dialog libraries set them. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    workerSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

export const securityHeaders = (publicUrl: URL) =>
  helmet({
    contentSecurityPolicy,
    referrerPolicy: { policy: 'no-referrer' },
    // Only where the operator serves https: on a laptop it would lock people out of their own address.
    strictTransportSecurity: publicUrl.protocol === 'https:' ? { maxAge: 365 * 86_400 } : false,
  })
