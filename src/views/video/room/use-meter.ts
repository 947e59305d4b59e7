import { useEffect, useState } from 'react';

/** How loud a microphone is, in eight steps, ten times a second. */
export function useMeter(stream: MediaStream | undefined): number {
	const [level, setLevel] = useState(0);
	useEffect(() => {
		if (!stream || stream.getAudioTracks().length === 0) return;
		const context = new AudioContext();
		const analyser = context.createAnalyser();
		context.createMediaStreamSource(stream).connect(analyser);
		const samples = new Uint8Array(analyser.fftSize);
		const timer = setInterval(() => {
			analyser.getByteTimeDomainData(samples);
			const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
			setLevel(Math.min(8, Math.round(peak / 10)));
		}, 100);
		return () => {
			clearInterval(timer);
			void context.close();
		};
	}, [stream]);
	return level;
}
