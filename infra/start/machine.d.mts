type Library = { file: string; debian: string; fedora: string }

export function missingLibraries(environment?: NodeJS.ProcessEnv, wanted?: Library[]): string | null
export function unwritableCache(environment?: NodeJS.ProcessEnv): string | null
