/** The drawings of the hand's signs, on a grid of 24 by 24; boards draw some of them too. */
import { LAMP } from '$lib/play/lamp';

export const SIGNS = {
  turn: 'M19.500 12a7.500 7.500 0 1 1-2.400-5.500M19.700 3.500v4.200h-4.200',
  flip: 'M12 3v18M8.500 7v10L3 17zM15.500 7v10l5.500 0z',
  board: 'M7.500 9h9v9h-9zM4 12.500V8a3 3 0 0 1 3-3h8.500M13 2.500L15.700 5 13 7.600',
  hint: LAMP,
} as const;
