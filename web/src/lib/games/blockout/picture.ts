/** Hands a picture to the player: to other apps where the device can share files, otherwise as a download. */

export async function keepPicture(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], 'tower.png', { type: picture.type });
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  if (canShare && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ files: [file], title });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the player has changed their mind
    }
  }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
