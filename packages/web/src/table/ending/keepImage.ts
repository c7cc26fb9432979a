/** Hands a picture on: by the system's own way of sharing where there is one for pictures, else as a file. */
export function keepImage(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob(blob => {
    if (blob === null) return;
    const file = new File([blob], name, { type: blob.type });
    if (navigator.canShare?.({ files: [file] }) === true) {
      // Whoever thinks better of it has not failed.
      navigator.share({ files: [file] }).catch(() => undefined);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, 'image/png');
}
