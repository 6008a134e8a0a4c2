/** A button that handles touch itself, because browsers drop the click of a tap that follows a fast drag. */
import type { Attachment } from 'svelte/attachments';

export function press(act: () => void): Attachment<HTMLButtonElement> {
  return (button) => {
    const lift = (event: TouchEvent): void => {
      event.preventDefault(); // the touch was the press: prevents a click after it
      const touch = event.changedTouches[0];
      if (!touch || button.disabled) return;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const { clientX: x, clientY: y } = touch;
      if (left <= x && x <= right && top <= y && y <= bottom) act();
    };
    button.addEventListener('touchend', lift, { passive: false });
    button.addEventListener('click', act);
    return () => {
      button.removeEventListener('touchend', lift);
      button.removeEventListener('click', act);
    };
  };
}
