export type Instruction = { name: string; flags: string[]; text: string; words: string[] }

/** From one FROM to the next. */
export type Stage = { base: string; name: string | null; instructions: Instruction[] }

const known = new Set(['ARG', 'CMD', 'COPY', 'ENV', 'EXPOSE', 'FROM', 'RUN', 'STOPSIGNAL', 'USER', 'WORKDIR'])

/** Reads the instructions that our Dockerfile uses, and throws on any other: what is not read is not tested. */
export function readDockerfile(text: string): Stage[] {
  const lines = text.split('\n').filter((line) => !/^\s*#/.test(line))
  const instructions = lines
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map(readInstruction)
  const stages: Stage[] = []
  for (const instruction of instructions) {
    const stage = stages.at(-1)
    if (instruction.name === 'FROM') stages.push(readFrom(instruction))
    else if (stage) stage.instructions.push(instruction)
    else throw new Error(`${instruction.name} stands before the first FROM`)
  }
  return stages
}

function readInstruction(line: string): Instruction {
  const [name = '', ...rest] = line.trim().split(/\s+/)
  if (!known.has(name)) throw new Error(`Not an instruction that is read here: ${line}`)
  const flags = rest.slice(
    0,
    Math.max(
      0,
      rest.findIndex((word) => !word.startsWith('--')),
    ),
  )
  const words = rest.slice(flags.length)
  return { name, flags, text: words.join(' '), words }
}

function readFrom({ words: [base = '', as, name] }: Instruction): Stage {
  return { base, name: as === 'AS' && name ? name : null, instructions: [] }
}
