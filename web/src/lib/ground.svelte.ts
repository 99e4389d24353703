// The tint of the table: it follows the age of the game that lies on it.

/** Call it while a component is made; when it goes, the table is sand again. */
export function groundFollows(age: () => number | undefined): void {
  $effect(() => {
    const now = age();
    if (!now) return;
    document.documentElement.dataset.age = String(now);
    return () => void delete document.documentElement.dataset.age;
  });
}
