/** The result of a puzzle of the day as text to share: how it went, and nothing of the answer. */

const WRONG = '⬛';
const RIGHT = '🟩';
const MOST = 9; // squares for wrong answers; more would say no more

export interface Result {
  tries: number;
  solved: boolean;
}

/** One square an answer. */
export function squares({ tries, solved }: Result): string {
  return WRONG.repeat(Math.min(tries, MOST)) + (solved ? RIGHT : '');
}

/** `head` names game and day; `time` is empty if it was not solved at the first try. */
export function shareText(head: string, result: Result, time: string, address: string): string {
  return `${head}\n${squares(result)}${time ? ` ${time}` : ''}\n${address}`;
}

/** Opens the device's own sheet for sharing; where there is none, copies. Returns whether it copied. */
export async function share(text: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false; // the user closed it
    }
  }
  await navigator.clipboard.writeText(text);
  return true;
}
