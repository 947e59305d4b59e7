import { useEffect, useState } from 'react';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type Devices, listDevices, noDevices } from './capture.ts';

/** What there is to choose from, also after something was plugged in. They have names once one has said yes to using them. */
export function useDevices(isAllowed: boolean): Devices {
	const [devices, setDevices] = useState(noDevices);
	useEffect(() => {
		if (!isAllowed) return;
		let isGone = false;
		const look = () =>
			void listDevices().then((found) => {
				if (!isGone) setDevices(found);
			});
		look();
		navigator.mediaDevices.addEventListener('devicechange', look);
		return () => {
			isGone = true;
			navigator.mediaDevices.removeEventListener('devicechange', look);
		};
	}, [isAllowed]);
	return devices;
}

type Props = {
	kind: keyof Devices;
	devices: Devices;
	chosen: string;
	isLabelShown?: boolean;
	onChoose: (id: string) => void;
};

/** Nothing where there is only one. */
export function DevicePicker({ kind, devices, chosen, isLabelShown = false, onChoose }: Props) {
	const t = useTranslations('video.device');
	const all = devices[kind];
	if (all.length < 2) return null;
	return (
		<Select
			name={`device-${kind}`}
			label={t(kind)}
			isLabelShown={isLabelShown}
			value={all.some(({ id }) => id === chosen) ? chosen : (all[0]?.id ?? '')}
			options={all.map(({ id, name }) => ({ value: id, label: name }))}
			onChange={onChoose}
		/>
	);
}
