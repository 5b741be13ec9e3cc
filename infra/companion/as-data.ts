// What the templates of models put between turns. A server of one's own reads it as such also within a turn.
const templateMarks =
  /<\|[^|<>]{0,40}\|>|<[|｜][^|｜<>]{0,40}[|｜]>|<\/?s>|<<\/?SYS>>|\[\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\]|<\/?(?:start_of_turn|end_of_turn|bos|eos|system|assistant|user|think|tool_call|tool_response)>/gi

/**
 * Words of somebody, for a model: the mark of data is whose turn it is, and nothing in it can end that turn. Spaces take
 * the place of brackets, so that what stood around a mark cannot close up to another.
 */
export const asData = (text: string): string =>
  text.replace(templateMarks, (mark) => mark.replace(/[<>[\]|｜]/g, ' '))
