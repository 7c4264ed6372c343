"""Players that are programs: they see a View and a Request, never the State. Each game names its own."""
