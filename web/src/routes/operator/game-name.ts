/** A game as the operator reads it; a game that this page does not know keeps the name that the log has for it. */
import { hasWord, t } from '$lib/words';

export const gameName = (key: string): string => (hasWord(`game-${key}`) ? t(`game-${key}`) : key);
