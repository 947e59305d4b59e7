import { type RefObject, useEffect, useRef, useState } from 'react';

type ChoiceField = {
	/** The browser's own field: what stands there without scripts, and where ours could not be loaded. */
	native: RefObject<HTMLInputElement | null>;
	isLive: boolean;
	value: string;
	setValue: (value: string) => void;
	isOpen: boolean;
	setIsOpen: (isOpen: boolean) => void;
};

/** A field that begins as the browser's own and becomes one of ours; what was typed before is taken over. */
export function useChoiceField(read: (typed: string) => string = String): ChoiceField {
	const native = useRef<HTMLInputElement>(null);
	const [isLive, setIsLive] = useState(false);
	const [value, setValue] = useState('');
	const [isOpen, setIsOpen] = useState(false);
	const reading = useRef(read);
	useEffect(() => {
		setValue(reading.current(native.current?.value ?? ''));
		setIsLive(true);
	}, []);
	return { native, isLive, value, setValue, isOpen, setIsOpen };
}
