// Two soft notes: it is your turn.

let context: AudioContext | undefined;

export function chime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [number, pitch] of [523.25, 659.25].entries()) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    const at = start + number * 0.16;
    volume.gain.setTargetAtTime(0.12, at, 0.01);
    volume.gain.setTargetAtTime(0, at + 0.08, 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.9);
  }
}
