/** Gives a file to whatever the device shares with, or else to its downloads. */
export async function handOut(file: File): Promise<void> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has changed their mind.
    return void (await navigator.share({ files: [file] }).catch(() => {}));
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}
