// The first that is found: most browsers also claim to be those below them.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const found = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1]

/** What a browser calls itself, in two words that its owner knows: "Firefox on Linux". No version, no more. */
export function browserLabel(userAgent: string): string {
  const browser = found(browsers, userAgent) ?? 'A browser'
  const system = found(systems, userAgent)
  return system ? `${browser} on ${system}` : browser
}
