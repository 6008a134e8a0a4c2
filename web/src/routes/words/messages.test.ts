import { expect, test } from 'vitest';
import { found, mailLink, messagesIn, suggestion } from './messages';

const SOURCE = `close = Schließen
home-play-about =
    { $count ->
        [one] Du gegen einen Bot.
       *[other] Du gegen { $count } Bots.
    }
to-home = Zum Anfang
`;
const messages = messagesIn(SOURCE);
const ids = (typed: string, seen: string[] = []) => found(messages, typed, seen).map(({ id }) => id);

test('messages are read one by one, without the indent of the file', () => {
  expect(messages.map(({ id }) => id)).toEqual(['close', 'home-play-about', 'to-home']);
  expect(messages[1]?.text.split('\n')).toEqual([
    '{ $count ->',
    '    [one] Du gegen einen Bot.',
    '   *[other] Du gegen { $count } Bots.',
    '}',
  ]);
});

test('a message is found by words of its text or by its key', () => {
  expect(ids('du GEGEN bot')).toEqual(['home-play-about']);
  expect(ids('to-home')).toEqual(['to-home']);
  expect(ids('gegen anfang')).toEqual([]);
});

test('without words all are listed, those seen last first', () => {
  expect(ids('', ['to-home', 'close'])).toEqual(['to-home', 'close', 'home-play-about']);
});

test('a suggestion names language and key and has both texts', () => {
  const [close] = messages;
  if (!close) throw new Error('no message');
  const body = suggestion('de', close, ' Zu ');
  expect(body).toBe('language: de\nkey: close\n\nnow:\nSchließen\n\nbetter:\nZu\n');
  const link = new URL(mailLink('Blockcade: close', body));
  expect(link.protocol).toBe('mailto:');
  expect(link.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
});
