import { createContext, useContext } from 'react';
import type { Services } from './services.ts';

/** The services that the components below it use. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of this app. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('There is no ServicesContext above this component.');
  return services;
}
