/** The messages of a language as translators write them, and a reader's suggestion for one of them. */

export interface Message {
  id: string;
  /** Its text in Fluent's notation, without the indent of the file. */
  text: string;
}

/** All messages of a source in Fluent's notation. */
export function messagesIn(source: string): Message[] {
  return source.split(/^(?=[a-zA-Z])/m).flatMap((block) => {
    const [, id, text] = /^([a-zA-Z][\w-]*) =(.*)$/s.exec(block.trimEnd()) ?? [];
    return id !== undefined && text !== undefined ? [{ id, text: withoutIndent(text) }] : [];
  });
}

function withoutIndent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.slice(1).flatMap((line) => (line.trim() ? [line.search(/\S/)] : []));
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line, at) => (at === 0 ? line.trim() : line.slice(indent)))
    .join('\n')
    .trim();
}

/** The messages that contain every typed word in their text or key; those of `seen` come first, in its order. */
export function found(messages: readonly Message[], typed: string, seen: readonly string[]): Message[] {
  const words = typed.toLocaleLowerCase().split(/\s+/);
  const rank = new Map(seen.map((id, at) => [id, at]));
  return messages
    .filter(({ id, text }) => {
      const all = `${id} ${text.replace(/\s+/g, ' ')}`.toLocaleLowerCase();
      return words.every((word) => all.includes(word));
    })
    .sort((a, b) => (rank.get(a.id) ?? Infinity) - (rank.get(b.id) ?? Infinity) || 0);
}

/** What a reader sends to a translator: it is in English, and the better text can be pasted into the language's file. */
export function suggestion(language: string, { id, text }: Message, better: string): string {
  return `language: ${language}\nkey: ${id}\n\nnow:\n${text}\n\nbetter:\n${better.trim()}\n`;
}

/** A link that opens the reader's own mail program with the suggestion in it. */
export function mailLink(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
