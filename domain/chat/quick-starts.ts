/** The cards of the home page. Choosing one sends its message. */
export const quickStarts = [
  {
    id: 'health',
    text: "I'm feeling anxious about my health",
    message: "I'm feeling anxious about my health",
  },
  { id: 'spiral', text: "I'm spiraling right now", message: "I'm spiraling right now" },
  { id: 'calm', text: 'I need a calming exercise', message: 'I need a calming exercise' },
] as const

/** The chips above the message box. Choosing one sends its message. */
export const quickActions = [
  { id: 'breathing', label: 'Breathing', message: 'I would like a breathing exercise' },
  { id: 'grounding', label: 'Grounding', message: 'I would like a grounding exercise' },
  { id: 'just-listen', label: 'Just listen', message: 'I would like you to just listen' },
] as const
