import { type RefObject, useEffect, useRef, useState } from 'react';

type Given = {
	field: RefObject<HTMLInputElement | null>;
	/** Changes when the lines are others. */
	linesKey: string;
	count: number;
	isOpen: boolean;
	onOpen: () => void;
	onClose: () => void;
	onChoose: (at: number) => void;
};

/** The keys of the ARIA combobox: the focus stays in the field, the arrows walk through the lines. -1 is none of them. */
export function useOptionKeys(given: Given): { active: number; point: (at: number) => void } {
	const { field, linesKey, isOpen } = given;
	const [active, setActive] = useState(-1);
	// biome-ignore lint/correctness/useExhaustiveDependencies: other lines, or opened anew: no line
	useEffect(() => setActive(-1), [linesKey, isOpen]);
	const latest = useRef({ ...given, active });
	useEffect(() => {
		latest.current = { ...given, active };
	});
	useEffect(() => {
		const input = field.current;
		const onKeyDown = (event: KeyboardEvent) => {
			const { isOpen, count, active, onOpen, onClose, onChoose } = latest.current;
			// While a syllable is being put together its keys belong to the keyboard.
			if (event.isComposing) return;
			if (event.key === 'Escape' && isOpen) onClose();
			else if (event.key === 'Enter' && isOpen && active >= 0) onChoose(active);
			else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
				if (!isOpen) onOpen();
				else if (count > 0) setActive(next(active, count, event.key === 'ArrowDown' ? 1 : -1));
			} else return;
			event.preventDefault();
			event.stopPropagation();
		};
		input?.addEventListener('keydown', onKeyDown);
		return () => input?.removeEventListener('keydown', onKeyDown);
	}, [field]);
	return { active: active < given.count ? active : -1, point: setActive };
}

/** Round in a circle, the field itself being one of the stops. */
const next = (active: number, count: number, step: 1 | -1) => ((active + 1 + step + count + 1) % (count + 1)) - 1;
