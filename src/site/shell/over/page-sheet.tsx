import type { ComponentProps } from 'react';
import { RouterContext } from '#site/router/router.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useOver } from './use-over.ts';

type Props = ComponentProps<typeof Sheet> & {
	/** Whether Back, once it is closed, takes back what was chosen in it. */
	isStep?: boolean;
};

/** A sheet over a page, closed by Back as well. */
export function PageSheet({ isStep = false, ...sheet }: Props) {
	const router = useOver({ isOpen: sheet.isOpen, onClose: sheet.onClose, isStep });
	return (
		<RouterContext value={router}>
			<Sheet {...sheet} />
		</RouterContext>
	);
}
