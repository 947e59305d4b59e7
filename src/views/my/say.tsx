import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';

const Say = createContext<(message: string) => void>(() => undefined);

/** Says that something is done, over the page. */
export const useSay = () => useContext(Say);

export function SayProvider({ children }: { children: ReactNode }) {
	const t = useTranslations('shell');
	const [message, setMessage] = useState<string>();
	return (
		<Say value={setMessage}>
			{children}
			<Toast message={message} closeLabel={t('closeMessage')} onClose={useCallback(() => setMessage(undefined), [])} />
		</Say>
	);
}
