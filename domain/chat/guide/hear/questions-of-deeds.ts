/** "Did the weed break my brain" is asked, "did the dishes" was done. */
export const isAskedOf =
  /^(?:(?:did|do|does|is|are|was|were|have|has|had|can|could|will|would|should|am)(?:n't)? (?:i|it|that|this|he|she|they|we|you|there)\b|did (?:the|my|his|her|our|a|an|all) .*\b(?:break|ruin|damage|make|cause|mean|change|kill|hurt|mess|fry|do|give|start|trigger)\b)/i
